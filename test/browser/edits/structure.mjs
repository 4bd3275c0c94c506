// What a maintainer changes: pages, sections, colours, fonts, files; and what the build has to refuse with a sentence.
import { cp, mkdir, rm } from 'node:fs/promises';

const addTo = (file, html) => (e) => e.change(`src/pages/home/${file}.tsx`, ['</p>', `</p>${html}`]);

export const structureEdits = {
  'a new page': (e) => e.page('careers', 'CareersPage', '/careers'),
  'a new page below a path': async (e) => {
    await mkdir(e.path('src/pages/blog'));
    await e.page('threeJobs', 'ThreeJobsPage', '/blog/three-jobs', 'src/pages/blog/ThreeJobsPage.tsx');
    await e.change('src/pages/blog/ThreeJobsPage.tsx', [/'\.\.\//g, "'../../"], ["'./Notice.tsx'", "'../Notice.tsx'"]);
  },
  'a new page with the form': async (e) => {
    await e.page('quote', 'QuotePage', '/quote');
    await e.change('src/pages/QuotePage.tsx', [/<ButtonLink[^]*<\/ButtonLink>/, '<SignupForm />'], [/import \{ ButtonLink.*/, "import { SignupForm } from '../signup/SignupForm.tsx';"]);
  },
  'a new section': async (e) => {
    await e.write('src/pages/home/Prices.tsx', "import { Section } from '../../ui/Section.tsx';\n\nexport function Prices() {\n  return (\n    <Section id=\"prices\" tone=\"paper\">\n      <h2 id=\"prices-title\">Prices</h2>\n      <p>From $99 per month.</p>\n    </Section>\n  );\n}\n");
    await e.change('src/pages/home/HomePage.tsx', ["import { Hero }", "import { Prices } from './Prices.tsx';\nimport { Hero }"], ['        <Experts />\n', '        <Experts />\n        <Prices />\n']);
  },
  'sections in another order': (e) => e.change('src/pages/home/HomePage.tsx', [/( {6}<Deferred>\n[^]*?<Workflow \/>\n {6}<\/Deferred>\n)( {6}<Deferred>[^]*?<\/Deferred>\n)/, '$2$1']),
  'a section less': (e) => e.change('src/pages/home/HomePage.tsx', [/ {6}<Deferred>\n[^\n]*\n {8}<Experts \/>\n {6}<\/Deferred>\n/, ''], [/import \{ Experts.*\n/, '']),
  'sections less, with the links to them': async (e) => {
    for (const name of ['About', 'Workflow', 'CyberChecks']) await e.change('src/pages/home/HomePage.tsx', [new RegExp(` {6}<Deferred>\\n[^\\n]*\\n {8}<${name} />\\n {6}</Deferred>\\n`), ''], [new RegExp(`import \\{ ${name}.*\\n`), '']);
    await e.change('src/content/navigation.ts', [/.*(About|Workflow).*\n/g, '']);
  },
  'a block of /resources less': (e) => e.change('src/pages/resources/ResourcesPage.tsx', [/ {6}<Deferred>\n[^\n]*\n {8}<Collection \/>\n {6}<\/Deferred>\n/, ''], [/import \{ Collection.*\n/, '']),
  'a kind of business more': (e) => e.change('src/content/signupOptions.ts', ["  { value: 'other'", "  { value: 'hospitality', label: 'Hospitality' },\n  { value: 'other'"], ["'Trades'", "'Trades and crafts'"]),
  'no terms': async (e) => {
    await rm(e.path('src/pages/TermsPage.tsx'));
    await e.change('src/routes.ts', [/import \{ TermsPage.*\n/, ''], [/ {2}terms: \{[^]*?\n {2}\},\n/, '']);
    await e.change('src/content/navigation.ts', [/ {2}\{ label: 'Terms.*\n/, '']);
  },
  'a font of one’s own': async (e) => {
    const file = 'familjen-grotesk-latin-wght-normal.woff2';
    await mkdir(e.path('styles/fonts'));
    await cp(e.path(`node_modules/@fontsource-variable/familjen-grotesk/files/${file}`), e.path('styles/fonts/own.woff2'));
    await e.change('styles/tokens.css', [/'@fontsource-variable[^']*'/, "'./fonts/own.woff2'"]);
  },
  'an icon replaced': (e) => e.change('src/content/pageIcons.ts', [/lock: '[^']*'/, "lock: 'M16,11V7a4,4 0 0 0 -8.123,0.456V11C7,11 5,11.895 5,13v6c0 1.1.9 2 2 2h10c1.1 0 2-.9 2-2v-6Z'"]),
  'colours as rgb()': (e) => e.colour('paper', 'light-dark(rgb(248, 251, 248), rgb(10 26 20))'),
  'colours as hsl(), with alpha': (e) => e.colour('ink', 'light-dark(hsl(150 42% 11% / 95%), hsla(55, 32%, 93%, 0.9))'),
  'colours as oklch(), #abc and names': async (e) => {
    await e.colour('gum', 'light-dark(oklch(0.42 0.09 160), lightgreen)');
    await e.colour('line', 'light-dark(#ccc, #333c)');
  },
  'a colour that can’t be read on another': (e) => e.colour('ink-2', 'light-dark(#999, #444)'),
  'a new colour': async (e) => {
    await e.change('styles/themes.css', ['  --paper:', '  --sale: light-dark(crimson, hotpink);\n  --paper:']);
    await e.change('src/pages/home/Banner.module.css', ['}', '  color: var(--sale);\n}']);
  },
  'a price list as a file': async (e) => {
    await e.write('src/assets/prices.pdf', '%PDF');
    await e.change('src/content/navigation.ts', ["  { label: 'Terms of service', to: '/terms-of-service' },", "  { label: 'Terms of service', to: '/terms-of-service' },\n  { label: 'Licences', to: '/licences.txt' },"]);
    await e.change('src/pages/home/Banner.tsx', ['</p>', ' <a href="/prices.pdf">Prices</a></p>']);
  },
  'another font, by the recipe': async (e) => {
    await e.run('npm install --save-dev @fontsource-variable/albert-sans');
    await e.run('npm uninstall @fontsource-variable/familjen-grotesk');
    await e.change(
      'styles/tokens.css',
      [/@fontsource-variable\/familjen-grotesk\/files\/familjen-grotesk/, '@fontsource-variable/albert-sans/files/albert-sans'],
      [/'Familjen Grotesk'/g, "'Albert Sans'"],
    );
  },
  'a picture whose name has a space, in a folder': async (e) => {
    await mkdir(e.path('src/assets/our team'));
    await e.write('src/assets/our team/my photo.JPG', 'x'.repeat(300_000));
    await e.write('src/assets/.DS_Store', 'x');
    await addTo('Banner', '<img src="/our%20team/my%20photo.JPG" alt="Us" width="40" height="40" />')(e);
  },
  'a frame': { apply: addTo('Banner', '<iframe src="https://maps.example.com" title="Map" />'), says: /The page \/.*iframe/ },
  'a form that leads elsewhere': { apply: addTo('Banner', '<form action="https://x.example.com" />'), says: /The page \/.*form/ },
  'an inline style': { apply: addTo('Banner', '<b style={{ color: "red" }}>!</b>'), says: /The page \/.*style/ },
  'a script of another host': {
    apply: (e) => e.change('index.html', ['</head>', '<script src="https://cdn.example.com/a.js"></script></head>']),
    says: /index\.html.*script/,
  },
  'a section that throws': {
    apply: (e) => e.change('src/pages/home/Banner.tsx', ['  return (', "  if (true) throw new Error('no wattle');\n  return ("]),
    says: /Banner can't be rendered on \/.*no wattle/,
  },
};
