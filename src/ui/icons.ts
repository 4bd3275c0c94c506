/** The controls' icons: stroke paths on a 24 × 24 grid. */
export const icons = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5l-14 14',
  sun: 'M12 7a5 5 0 1 0 .01 0M12 3h0m0 18h0m-9-9h0m18 0h0M5.6 5.6h0m12.8 0h0m0 12.8h0m-12.8 0h0',
  moon: 'M20.9 13.5a9 9 0 1 1-10.4-10.4 7.5 7.5 0 0 0 10.4 10.4z',
  pause: 'M6 4h4v16h-4zM14 4h4v16h-4z',
  play: 'M7 4l13 8-13 8z',
  replay: 'M4 4v6h6M4.5 10a8 8 0 1 1-.5 3',
} as const;
