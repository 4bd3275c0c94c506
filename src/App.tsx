import { useEffect, useState } from 'react';
import { useResource } from './cache/useResource.ts';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { afterPaint } from './motion/afterPaint.ts';
import { codeCache, pageCache } from './pageCache.ts';
import { wasBusyEarly } from './early.ts';
import { ErrorBoundary } from './pages/ErrorBoundary.tsx';
import { ErrorScreen } from './pages/ErrorScreen.tsx';
import type { Router } from './router/createRouter.ts';
import { NavigationEffects } from './router/NavigationEffects.tsx';
import { RouterContext, usePathname, useRouter } from './router/useRouter.ts';
import { routeFor } from './routes.ts';
import type { Route } from './routes.ts';
import { Toaster } from './toast/Toaster.tsx';
import { Icon } from './ui/Icon.tsx';
import { icons } from './ui/icons.ts';

function CurrentPage({ route }: { route: Route }) {
  const { getEntry, serverEntry } = useRouter();
  // The document's own page needs no more than its code, for as long as the visitor stays.
  const [cache] = useState(() =>
    getEntry().action === 'load' && routeFor(serverEntry.pathname) === route ? codeCache : pageCache,
  );
  const page = useResource(cache, route.id);
  // Back need not wait for the parts of a page that was left: until then the document itself had them.
  useEffect(() => () => afterPaint(() => pageCache.preload(route.id)), [route.id]);
  if (page.status === 'error') return <ErrorScreen error={page.error} />;
  return page.status === 'ready' && <page.value />;
}

function Site() {
  const pathname = usePathname();
  const route = routeFor(pathname);
  return (
    <>
      <SkipLink />
      <Header field={route.headerField} />
      <main id="main">
        <ErrorBoundary key={route.id}>
          <CurrentPage route={route} />
        </ErrorBoundary>
      </main>
      <Footer />
      <Toaster closeLabel="Close" closeIcon={<Icon path={icons.close} />} />
      <NavigationEffects title={route.title} wasBusy={wasBusyEarly} />
    </>
  );
}

/** The site around the page that the router stands on. */
export function App({ router }: { router: Router }) {
  return (
    <RouterContext value={router}>
      <ErrorBoundary>
        <Site />
      </ErrorBoundary>
    </RouterContext>
  );
}
