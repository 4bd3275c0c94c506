import type { ComponentType } from 'react';
import { matchRoute } from './router/match.ts';
import { site } from './site.ts';

export type RouteId = 'home' | 'resources' | 'privacy' | 'terms' | 'notFound';

export interface Route {
  readonly id: RouteId;
  readonly path: string;
  readonly title: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** The field that lies under the transparent header. */
  readonly headerField: 'gold' | 'paper';
  load(): Promise<ComponentType>;
  /** Whether its document alone holds what never changes; `load` then gives what moves and answers around that. */
  readonly hasParts?: true;
}

/** Every page of the site: the navigation, the router and the build all read this table. */
export const routes: Readonly<Record<RouteId, Route>> = {
  home: {
    id: 'home',
    path: '/',
    title: `${site.brand} | ${site.tagline}`,
    indexed: true,
    headerField: 'gold',
    load: () => import('./pages/home/HomePage.tsx').then((page) => page.HomePage),
    hasParts: true,
  },
  resources: {
    id: 'resources',
    path: '/resources',
    title: `What you can automate, trade by trade | ${site.brand}`,
    indexed: true,
    headerField: 'gold',
    load: () => import('./pages/resources/ResourcesPage.tsx').then((page) => page.ResourcesPage),
    hasParts: true,
  },
  privacy: {
    id: 'privacy',
    path: '/privacy-policy',
    title: `Privacy policy | ${site.brand}`,
    indexed: false,
    headerField: 'paper',
    load: () => import('./pages/PrivacyPage.tsx').then((page) => page.PrivacyPage),
  },
  terms: {
    id: 'terms',
    path: '/terms-of-service',
    title: `Terms of service | ${site.brand}`,
    indexed: false,
    headerField: 'paper',
    load: () => import('./pages/TermsPage.tsx').then((page) => page.TermsPage),
  },
  notFound: {
    id: 'notFound',
    path: '/404',
    title: `Page not found | ${site.brand}`,
    indexed: false,
    headerField: 'paper',
    load: () => import('./pages/NotFoundPage.tsx').then((page) => page.NotFoundPage),
  },
};

export function routeFor(pathname: string): Route {
  return matchRoute(Object.values(routes), pathname) ?? routes.notFound;
}
