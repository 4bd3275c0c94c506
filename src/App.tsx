import { useResource } from './cache/useResource.ts';
import { wasBusyEarly } from './early.ts';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { pageCache } from './pageCache.ts';
import { ErrorScreen } from './pages/ErrorScreen.tsx';
import type { Router } from './router/createRouter.ts';
import { NavigationEffects } from './router/NavigationEffects.tsx';
import { RouterContext, usePathname } from './router/useRouter.ts';
import { routeFor } from './routes.ts';
import { scrollDelays } from './content/navigation.ts';
import { Toaster } from './toast/Toaster.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { Icon } from './ui/Icon.tsx';
import { icons } from './ui/icons.ts';

function CurrentPage({ path }: { path: string }) {
  const page = useResource(pageCache, path);
  if (page.status === 'error') return <ErrorScreen error={page.error} />;
  return page.status === 'ready' && <page.value />;
}

function Site() {
  const { path, title, headerTone } = routeFor(usePathname());
  return (
    <>
      <SkipLink />
      <Header tone={headerTone} />
      {/* Replaced as a whole: React can't remove, one by one, children that an extension has already removed. */}
      <main id="main" key={path}>
        <ErrorBoundary fallback={ErrorScreen}>
          <CurrentPage path={path} />
        </ErrorBoundary>
      </main>
      <Footer />
      <Toaster closeLabel="Close" closeIcon={<Icon path={icons.close} />} />
      <NavigationEffects
        title={title}
        pendingText="One moment, the page is on its way."
        scrollDelay={scrollDelays.elsewhere}
        wasBusy={wasBusyEarly}
      />
    </>
  );
}

/** The whole site, showing the page that the router is at. */
export function App({ router }: { router: Router }) {
  return (
    <RouterContext value={router}>
      <ErrorBoundary fallback={ErrorScreen}>
        <Site />
      </ErrorBoundary>
    </RouterContext>
  );
}
