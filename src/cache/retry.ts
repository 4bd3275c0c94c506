export const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Milliseconds to wait after the given number of failures (1 or more). */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
}

/** Retries a failing task, then rejects with its last error. While prerendering (no window), it tries only once. */
export async function retry<V>(task: () => Promise<V>, retries = RETRIES): Promise<V> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await task();
    } catch (error) {
      if (failures > retries || typeof window === 'undefined') throw error;
    }
    await pause(retryDelay(failures));
  }
}

/** Resolves after `ms`, or as soon as the browser comes online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    }
    addEventListener('online', end);
  });
}
