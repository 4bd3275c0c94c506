import { retryDelay } from './backoff.ts';

const RETRIES = 3;

interface RetryOptions {
  readonly signal: AbortSignal;
  readonly onFailure?: (error: unknown, attempt: number) => void;
}

/** An abort is somebody's decision, never a failure. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/**
 * Runs the task until it succeeds, at most 3 more times; rejects with its last error, or with an AbortError.
 * `onFailure` hears of each failed attempt, counted from 1. Prerendering (no window) retries nothing.
 */
export async function retry<V>(task: () => Promise<V>, { signal, onFailure }: RetryOptions): Promise<V> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await task();
    } catch (error) {
      signal.throwIfAborted();
      if (isAbort(error)) throw error;
      onFailure?.(error, attempt);
      if (attempt > RETRIES || typeof window === 'undefined') throw error;
    }
    await pause(retryDelay(attempt), signal);
  }
}

/** Resolves after `ms`, or as soon as the browser comes online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    }
    if (signal.aborted) end();
    addEventListener('online', end, { signal });
    signal.addEventListener('abort', end);
  });
}
