import { useSyncExternalStore } from 'react';

const SCROLL_THRESHOLD = 10;

let scrolled = false;

function read(): void {
  scrolled = window.scrollY > SCROLL_THRESHOLD;
}

function subscribe(listener: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    read();
    const controller = new AbortController();
    const onScroll = () => {
      read();
      listener();
    };
    addEventListener('scroll', onScroll, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }
  // An observed mark at the page's top, since reading scrollY makes the browser lay out whatever has changed. It is
  // reported with the next frame whatever the position.
  const mark = document.createElement('div');
  document.body.prepend(mark);
  const observer = new IntersectionObserver(
    (entries) => {
      scrolled = entries.at(-1)?.isIntersecting === false;
      listener();
    },
    { rootMargin: `${SCROLL_THRESHOLD}px 0px 0px` },
  );
  observer.observe(mark);
  return () => {
    observer.disconnect();
    mark.remove();
  };
}

/** Whether the page is scrolled by more than 10 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled,
    () => false,
  );
}
