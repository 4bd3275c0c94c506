// Facts of all kinds, and as people type them. A text in `says` is what the build has to answer.
export const factEdits = {
  'social links': (e) => e.fact('socialLinks', "[{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/a' }, { name: 'Instagram', url: 'https://www.instagram.com/a/' }]"),
  'another email': (e) => e.fact('email', "'ann.lee+web@lee-sons.com.au'"),
  'a mobile': (e) => e.fact('phone', "'0412345678'"),
  'a 1300 number': (e) => e.fact('phone', "'1300555123'"),
  'a 13 number': (e) => e.fact('phone', "'131444'"),
  'legal name and ABN': async (e) => {
    await e.fact('legalName', "'Lee & Sons Pty Ltd'");
    await e.fact('abn', "'51 824 753 556'");
  },
  'a short brand': (e) => e.fact('brand', "'ACT'"),
  'a long brand': (e) => e.fact('brand', "'The Australian Capital Business Automation Co.'"),
  'a brand with &': (e) => e.fact('brand', "'Bits & Bytes <AU>'"),
  'a brand with ’': (e) => e.fact('brand', "'O’Brien’s Wires'"),
  "a brand with '": (e) => e.fact('brand', '"O\'Brien\'s"'),
  'another place': async (e) => {
    await e.fact('location', "'Wagga Wagga'");
    await e.fact('region', "'NSW'");
    await e.fact('serviceArea', "['Riverina', 'Albury', 'Griffith']");
  },
  'a place whose name the texts use': async (e) => {
    await e.fact('location', "'Yass'");
    await e.fact('serviceArea', '[]');
  },
  'all facts': async (e) => {
    for (const [name, value] of Object.entries({ brand: 'Lee & Sons', tagline: 'Less typing', legalName: 'Lee Pty Ltd', abn: '51824753556', phone: '0262345678', email: 'hi@lee.com.au', location: 'Yass', region: 'NSW', url: 'https://www.lee.com.au', webhookUrl: 'https://n8n.lee.com.au/webhook/a' })) await e.fact(name, `'${value}'`);
  },
  'cors': async (e) => {
    await e.fact('webhookMode', "'cors'");
    await e.fact('webhookUrl', "'https://hooks.lee.com.au/a'");
  },
  'a phone as it is written': (e) => e.fact('phone', "'(02) 6234 5678'"),
  'a phone with the country code': (e) => e.fact('phone', "'+61 412 345 678'"),
  'an address without https://': (e) => e.fact('url', "'www.lee.com.au/'"),
  'CORS in capitals': (e) => e.fact('webhookMode', "'CORS'"),
  'no phone': (e) => e.fact('phone', "''"),
  'no email and no town': async (e) => {
    await e.fact('email', "''");
    await e.fact('location', "''");
  },
  'a booking link': (e) => e.fact('bookingUrl', "'https://cal.com/ann/15min'"),
  'a visitor counter': (e) =>
    e.fact('counter', "{ name: 'Plausible', url: 'https://plausible.io/js/script.js', site: 'lee.com.au' }"),
  'a mode that there is not': { apply: (e) => e.fact('webhookMode', "'json'"), says: /src\/site\.ts:\d+.*cors/ },
  'an apostrophe that ends a text': { apply: (e) => e.fact('brand', "'O'Brien'"), says: /src\/site\.ts:\d+[^]*’/ },
  'an address that is none': { apply: (e) => e.fact('url', "'lee dot com'"), says: /src\/site\.ts:\d+/ },
};
