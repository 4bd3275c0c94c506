import { useEffect, useState } from 'react';

const ENTRANCE_DELAY = 300;

/** False at first, true 300 ms after the page has loaded. */
export function useEntrance(): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setActive(true), ENTRANCE_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return active;
}
