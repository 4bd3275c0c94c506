const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Milliseconds to wait after the given number of failures (1 or more). */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
}
