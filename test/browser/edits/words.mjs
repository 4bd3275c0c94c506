// What an owner changes first: words, lists, testimonials, trades, links, legal pages.
import { rm, readdir } from 'node:fs/promises';

const words = (count) => Array.from({ length: count }, (_, index) => ['we', 'keep', 'your', 'details', 'for', 'a', 'year'][index % 7]).join(' ');

const testimonial = (name, rest = '') =>
  `  {\n    name: '${name}',\n    role: 'Owner',\n    company: 'Lee & Sons',\n    opinion: 'They came by and it worked.',\n${rest}    placeholder: false,\n  },\n`;
const testimonials = (...all) => [/(Testimonial\[\] = )\[[^]*\];/, (_, start) => `${start}[\n${all.join('')}];`];
const policy = (count, indexed) => async (e) => {
  const paragraphs = Array.from({ length: 10 }, (_, index) => `<section><h2>Part ${index}</h2><p>${words(count / 10)}</p></section>`).join('\n      ');
  await e.change('src/pages/PrivacyPage.tsx', [/      <p>[^]*<\/ButtonLink>/, `      ${paragraphs}\n      <a href={\`mailto:\${site.email}\`}>Write to us</a>`], ["import { ButtonLink } from '../ui/Button.tsx';\n", '']);
  if (indexed) await e.change('src/routes.ts', [/(path: '\/privacy-policy'[^]*?)indexed: false,\n    placeholder: true/, '$1indexed: true'], [/The privacy policy for[^`]*/, 'How ${site.brand} keeps, uses and deletes what you tell us, and whom to ask about it.']);
};

export const wordEdits = {
  'heading of the hero': (e) => e.change('src/content/home.ts', ["'Quotes out.'", "'Home by five.'"]),
  'buttons of the hero, in the other order': (e) => e.change('src/pages/home/Hero.tsx', [/( *<ButtonLink to="\/#contact">)Join[^]*?(<\/ButtonLink>\n)([^]*?<\/ButtonLink>\n)/, '$3$1Talk to us$2']),
  'every button': async (e) => {
    for (const [file, text] of [['home/Hero.tsx', 'Join Early Access List'], ['home/Banner.tsx', 'Secure Your Early Access Spot'], ['home/Workflow.tsx', 'Start Your Automation Journey'], ['resources/ResourcesHero.tsx', 'Join Early Access List'], ['resources/BusinessTypeCard.tsx', 'Join Early Access List'], ['resources/Collection.tsx', 'Get Notified When Available'], ['PrivacyPage.tsx', 'Get In Touch'], ['TermsPage.tsx', 'Get In Touch']]) await e.change(`src/pages/${file}`, [text, 'Count me in']);
    await e.change('src/signup/SignupForm.tsx', ['Join Early Access List', 'Count me in']);
    await e.change('src/layout/Header.tsx', ['Get Started', 'Join']);
  },
  'every heading of the home page': async (e) => {
    for (const file of await readdir(e.path('src/pages/home'))) {
      if (!file.endsWith('.tsx')) continue;
      const text = await e.read(`src/pages/home/${file}`);
      await rm(e.path(`src/pages/home/${file}`));
      await e.write(`src/pages/home/${file}`, text.replace(/(<h2[^>]*>)[^<]*/, '$1Another heading').replace(/title="[^"]*"/, 'title="Another title"'));
    }
  },
  'heading of /resources': (e) => e.change('src/pages/resources/ResourcesHero.tsx', [/\{"See[^}]*\}/, 'What we can do for you']),
  'a paragraph': (e) => e.change('src/pages/home/Services.tsx', ['Five ways to take them off your plate.', 'Don’t do them yourself: “ask” us.']),
  'words of the form': (e) => e.change('src/signup/SignupForm.tsx', ['Full Name (required)', 'What should we call you?'], ['label="Email"', 'label="Your email"'], ['Choose one', 'Pick one'], ['You’re on the list.', 'Done.'], ['aria-label="Early access"', 'aria-label="Join us"'], ['What is your main challenge? (required)', 'What bothers you?'], [/One moment\. Your sign-up[^<]*/, 'Wait a little.']),
  'words of the menu': (e) => e.change('src/layout/MobileMenu.tsx', ['          Menu\n', '          More\n'], ['          Close\n', '          Less\n'], ['aria-label="Menu"', 'aria-label="More"']),
  'words of the skip link, the toast and a slow page': async (e) => {
    await e.change('src/layout/SkipLink.tsx', ['Skip to the content', 'To the content']);
    await e.change('src/App.tsx', ['One moment, the page is on its way.', 'Coming.'], ['closeLabel="Close"', 'closeLabel="Hide"']);
  },
  'words of the error screen': (e) => e.change('src/pages/ErrorScreen.tsx', ['Load the page again', 'Try again']),
  'a step': (e) => e.change('src/content/home.ts', ['A free workflow review. We go', 'We go']),
  'a fifth step': (e) => e.change('src/content/home.ts', ["  {\n    title: 'Delivery',", "  {\n    title: 'A break',\n    text: 'We wait.',\n  },\n  {\n    title: 'Delivery',"]),
  'a service less': (e) => e.change('src/content/services.ts', [/ {2}\{\n {4}title: 'Custom voice[^]*?\n {2}\},\n/, '']),
  'a sixth service': (e) => e.change('src/content/services.ts', [/\];\n$/, "  {\n    title: 'Training',\n    description: 'We show your people.',\n    icon: 'thread',\n    features: ['At your place'],\n    delay: 60,\n  },\n];\n"]),
  'services without features': (e) => e.change('src/content/services.ts', [/features: \[[^\]]*\]/g, 'features: []']),
  'one testimonial': (e) => e.change('src/content/testimonials.ts', testimonials(testimonial('Ann Lee'))),
  'no testimonial': (e) => e.change('src/content/testimonials.ts', testimonials()),
  'four testimonials, one with a picture': async (e) => {
    await e.write('src/assets/ann.jpg', 'JPEG');
    await e.change('src/content/testimonials.ts', testimonials(testimonial('Ann Lee', "    imageUrl: '/ann.jpg',\n"), testimonial('Bo Li'), testimonial('Cy O’Day'), testimonial('Émile')));
  },
  'a figure of another kind, and its source': async (e) => {
    await e.change('src/content/testimonials.ts', testimonials(testimonial('Ann Lee'), testimonial('Bo Li').replace('it worked', 'saved 12 percent')));
    await e.change('src/content/claims.ts', ["'35 percent increase in employee satisfaction': ''", "'12 percent': 'Books of 2026'"]);
  },
  'a trade more': async (e) => {
    const dental = await e.read('src/content/businessTypes/dentalPractices.ts');
    await e.write('src/content/businessTypes/veterinaryClinics.ts', dental.replaceAll('dental', 'vet').replaceAll('Dental', 'Vet'));
    await e.change('src/content/businessTypes/veterinaryClinics.ts', ['vetPractices', 'veterinaryClinics']);
    await e.change('src/content/businessTypes/all.ts', ["import type", "import { veterinaryClinics } from './veterinaryClinics.ts';\nimport type"], ['];\n', '  veterinaryClinics,\n];\n']);
  },
  'two trades of three automations, with long texts': async (e) => {
    await e.change('src/content/businessTypes/roofingServices.ts', [/( {4}\{\n {6}id: '[^]*?\n {4}\},\n)/, ''], [/description: '/, `description: '${words(60)} `]);
    await e.change('src/content/businessTypes/dentalPractices.ts', [/( {4}\{\n {6}id: '[^]*?\n {4}\},\n)/, ''], [/text: '/, `text: '50% off for $20, ${words(60)} `]);
  },
  'a trade less': async (e) => {
    await e.change('src/content/businessTypes/all.ts', ["import { dentalPractices } from './dentalPractices.ts';\n", ''], ['  dentalPractices,\n', '']);
    await rm(e.path('src/content/businessTypes/dentalPractices.ts'));
    await e.change('src/content/navigation.ts', [/.*#dental-practices.*\n/, '']);
  },
  'three trades, in another order': async (e) => {
    await e.change('src/content/businessTypes/all.ts', [/^import \{ (?!legal|retail|roofing).*\n/gm, ''], [/\[\] = \[[^]*\];/, '[] = [retailStores, legalPractices, roofingServices];']);
    await e.change('src/content/navigation.ts', [/.*'\/resources#.*\n/g, '']);
  },
  'another perk, two less': (e) => e.change('src/content/resources.ts', [/  'Priority[^]*?'Direct/, "  'A cake',\n  'Direct"]),
  'the resource library': (e) => e.change('src/content/resources.ts', [/ {2}\{\n {4}title: 'Technical[^]*?\n {2}\},\n/, ''], ["title: 'Local AI Processing'", "title: 'AI at home'"]),
  'a check less, another tag': (e) => e.change('src/content/home.ts', [/ {2}\{\n {4}title: 'Password[^]*?\n {2}\},\n/, ''], ["'ON SITE ONLY'", "'At your place'"]),
  'a selling point less': (e) => e.change('src/content/home.ts', [/ {2}\{\n {4}title: 'No vendor[^]*?\n {2}\},\n/, '']),
  'a link more in the navigation': (e) => e.change('src/content/navigation.ts', ["  { label: 'Resources', to: '/resources' },", "  { label: 'Customers', to: '/#experts' },\n  { label: 'Resources', to: '/resources' },"]),
  'links of the navigation renamed': (e) => e.change('src/content/navigation.ts', [/'Services'/g, "'What we do'"], [/'About'/g, "'Who we are'"], [/'Contact'/g, "'Talk'"], [/'Resources'/g, "'Guides'"], ["'Privacy policy'", "'Privacy'"]),
  'links of the footer': (e) => e.change('src/content/navigation.ts', ["  { label: 'Workflow', to: '/#workflow' },\n", ''], [/'Lead Management',\n  'Custom AI Solutions',/, "'Cake',"]),
  'titles and descriptions': (e) => e.change('src/routes.ts', ['What you can automate, step by step |', `${words(30)} |`], [/'Pick your business type[^']*'/, `'${words(60)}'`], [/The terms of service for[^`]*/, 'Terms.']),
  'a privacy policy of 750 words, listed': policy(750, true),
  'a privacy policy of 750 words, not listed yet': policy(750, false),
  'terms that are written': async (e) => {
    await e.change('src/pages/TermsPage.tsx', [/<p>[^<]*<\/p>/, `<p>${words(300)}</p>`]);
    await e.change('src/routes.ts', [/(path: '\/terms-of-service'[^]*?)indexed: false,\n    placeholder: true/, '$1indexed: true']);
  },
  'words of the 404 page': (e) => e.change('src/pages/NotFoundPage.tsx', ['Oops! Page not found', 'Nothing here'], ['Back to the home page', 'Home']),
};
