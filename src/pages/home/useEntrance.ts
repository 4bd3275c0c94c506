import { useEffect, useState } from 'react';

const ENTRANCE_DELAY_MS = 300;

/** False at first, true 300 ms after mounting. */
export function useEntrance(): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setActive(true), ENTRANCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return active;
}
