/** The icons of the pages' own texts: stroke paths on a 24 × 24 grid. */
export const pageIcons = {
  arrowRight: 'M4 12h16m-7-7l7 7-7 7',
  phone: 'M5 3h4l2 5-3 3 5 5 3-3 5 2v4l-2 2a16 16 0 0 1-16-16z',
  mail: 'M3 5h18v14h-18zl9 8 9-8',
  pin: 'M12 21l-5.4-6.5a7 7 0 1 1 10.8 0zM12 7.5a2.5 2.5 0 1 0 .01 0',
  calendar: 'M3 5h18v16h-18zM3 10h18M8 3v4m8-4v4M8 14h0m4 0h0m4 0h0m-8 3.5h0m4 0h0',
  check: 'M4 11.5l5.5 5.5 10.5-10.5',
  mic: 'M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v3m-3 0h6',
  lock: 'M5 11h14v10h-14zM8 11v-4a4 4 0 0 1 8 0v4M12 15v2',
  unlock: 'M5 11h14v10h-14zM8 11v-4a4 4 0 0 1 7.6-1.7M12 15v2',
  server: 'M3 4h18v16h-18zM3 12h18M7 8h0m4 0h6M7 16h0m4 0h6',
  code: 'M8.5 6.5l-5.5 5.5 5.5 5.5M15.5 6.5l5.5 5.5-5.5 5.5M13.5 4l-3 16',
} as const;

export type PageIcon = keyof typeof pageIcons;
