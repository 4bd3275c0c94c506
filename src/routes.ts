import type { ComponentType } from 'react';
import { HomePage } from './pages/home/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PrivacyPage } from './pages/PrivacyPage.tsx';
import { TermsPage } from './pages/TermsPage.tsx';
import { normalisePath } from './router/normalisePath.ts';
import { site } from './site.ts';
import type { Tone } from './ui/Section.tsx';

export interface Route {
  readonly path: string;
  readonly title: string;
  /** For search engines and shared links, 50 to 160 characters. */
  readonly description: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Whether its text is yet to be written. */
  readonly placeholder?: true | undefined;
  /** The tone of the section that lies under the transparent header. */
  readonly headerTone: Tone;
  /** Resolves with the page's component. */
  load(): Promise<ComponentType>;
  /** The source file of a page that is imported on demand; the build needs it to fetch its scripts with the client. */
  readonly importedFrom?: string;
}

/** Every page of the site. Router, prerender, headers and sitemap read this table. */
export const routes = {
  home: {
    path: '/',
    title: `${site.brand} | ${site.tagline}`,
    description: `Software on your own server that sends quotes, invoices and reminders, and answers the phone. Launching in ${site.location}: join the early-access list.`,
    indexed: true,
    headerTone: 'gold',
    load: async () => HomePage,
  },
  resources: {
    path: '/resources',
    title: `What you can automate, step by step | ${site.brand}`,
    description:
      'Pick your business type and read the automations step by step: what starts each one, who checks it and how it ends.',
    indexed: true,
    headerTone: 'gold',
    load: () => import('./pages/resources/ResourcesPage.tsx').then((page) => page.ResourcesPage),
    importedFrom: 'src/pages/resources/ResourcesPage.tsx',
  },
  privacy: {
    path: '/privacy-policy',
    title: `Privacy policy | ${site.brand}`,
    description: `The privacy policy for ${site.brand} is being written. Until it’s ready, ask us how we handle your details.`,
    indexed: false,
    placeholder: true,
    headerTone: 'paper',
    load: async () => PrivacyPage,
  },
  terms: {
    path: '/terms-of-service',
    title: `Terms of service | ${site.brand}`,
    description: `The terms of service for ${site.brand} are being written. Until they’re ready, ask us what they’ll cover.`,
    indexed: false,
    placeholder: true,
    headerTone: 'paper',
    load: async () => TermsPage,
  },
  notFound: {
    path: '/404',
    title: `Page not found | ${site.brand}`,
    description: `There is no page at this address. Head back to the ${site.brand} home page.`,
    indexed: false,
    headerTone: 'paper',
    load: async () => NotFoundPage,
  },
} satisfies Record<string, Route>;

export const allRoutes: readonly Route[] = Object.values(routes);

/** The route at a path, in whatever spelling; notFound for any other. */
export function routeFor(pathname: string): Route {
  const path = normalisePath(pathname);
  return allRoutes.find((route) => route.path === path) ?? routes.notFound;
}
