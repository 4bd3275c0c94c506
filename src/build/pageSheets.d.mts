export function splitSheet<P extends string>(
  sheet: string,
  pages: readonly P[],
): { common: string; own: Map<P, string> };
