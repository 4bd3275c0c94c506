import { pageIcons } from './pageIcons.ts';

/** Stroke paths on a 24 × 24 grid: the business types' icons and those of their six-step chains. */
export const tradeIcons = {
  phone: pageIcons.phone,
  sms: 'M3 3h18v14h-10l-4 4v-4h-4zM8 10h0m4 0h0m4 0h0',
  mail: pageIcons.mail,
  form: 'M4 3h16v18h-16zM7.5 8l1.5 1.5 3-3M7.5 14h3.5v3.5h-3.5zM15 8h1.5M14.5 16h2',
  calendar: pageIcons.calendar,
  clock: 'M12 3a9 9 0 1 0 .01 0M12 7v5l3.5 3.5',
  bell: 'M12 3v1M6 10a6 6 0 0 1 12 0v4l3 4h-18l3-4zM10 21h4',
  alert: 'M12 3.5l9 16.5h-18zM12 9.5v5m0 2.5h0',
  person: 'M12 3a4 4 0 1 0 .01 0M4 21a8 8 0 0 1 16 0',
  team: 'M9 4a3.5 3.5 0 1 0 .01 0M3 20a6 6 0 0 1 12 0M16 4.2a3.5 3.5 0 0 1 0 6.6M18 14.5a6 6 0 0 1 3 5.5',
  clipboard: 'M8 5h-3v16h14v-16h-3M8 3h8v4h-8zM9 12h6m-6 4h4',
  camera: 'M3 7h4l2-3h6l2 3h4v13h-18zM12 9.5a4 4 0 1 0 .01 0',
  photos: 'M3 7h14v14h-14zM7 3h14v14M3 18l4-4 3 3 2-2 5 5',
  pin: pageIcons.pin,
  route:
    'M17 13l-3-3.5a4 4 0 1 1 6 0zM17 7h0' +
    'M10 5h-4.5l-2.5 2.5v2l2.5 2.5h6l2.5 2.5v2l-2.5 2.5h-4.5M5 17a2 2 0 1 0 .01 0',
  ute: 'M5 16.5h-2v-6h8v-5h4l4 5h2v6h-2M9 16.5h6M11 10.5h8M7 14.5a2 2 0 1 0 .01 0M17 14.5a2 2 0 1 0 .01 0',
  document: 'M5 3h10l4 4v14h-14zM9 9h4m-4 4h6m-6 4h6',
  quote: 'M5 3h10l4 4v14h-14zM12 8v10M14.5 10h-3.5a1.5 1.5 0 0 0 0 3h2a1.5 1.5 0 0 1 0 3h-3.5',
  pen: 'M3 21v-4.5l13.5-13.5 4.5 4.5-13.5 13.5zM13.5 6l4.5 4.5',
  invoice: 'M4.5 3h15v18l-2.5-2.5-2.5 2.5-2.5-2.5-2.5 2.5-2.5-2.5-2.5 2.5zM8.5 8h7m-7 4h4',
  card: 'M3 5h18v14h-18zM3 10h18M7 15h4',
  bank: 'M3 9l9-6 9 6zM6 12v6m4-6v6m4-6v6m4-6v6M3 21h18',
  check: pageIcons.check,
  checklist: 'M3 5.5l1.5 1.5 3-3M3 12l1.5 1.5 3-3M3 18.5l1.5 1.5 3-3M11 6h10M11 12.5h10M11 19h10',
  search: 'M10.5 3a7.5 7.5 0 1 0 .01 0M16 16l5 5',
  folder: 'M3 4h6l3 3h9v13h-18z',
  lock: pageIcons.lock,
  key: 'M7.5 12a4.5 4.5 0 1 0 .01 0M10.7 13.3l10.3-10.3M17 7l3.5 3.5M14 10l2.5 2.5',
  house: 'M3 12l9-9 9 9M5.5 9.5v11.5h13v-11.5M10 21v-6h4v6',
  building: 'M5 21v-18h14v18M3 21h18M9 7h1m4 0h1M9 11h1m4 0h1M10 21v-5h4v5',
  wrench: 'M17.5 3.5l-3 3 3 3 3-3v4l-3 3h-4l-7 7-3-3 7-7v-4l3-3z',
  bolt: 'M13.5 3l-8.5 11h6l-.5 7 8.5-11h-6z',
  drop: 'M12 3l5.4 7.8a6.5 6.5 0 1 1-10.8 0zM9 15a3 3 0 0 0 3 3',
  fan: 'M12 12v-9a4.5 4.5 0 0 1 0 9h9a4.5 4.5 0 0 1-9 0v9a4.5 4.5 0 0 1 0-9h-9a4.5 4.5 0 0 1 9 0',
  hardhat: 'M3 16h18v3h-18zM5 16v-1a7 7 0 0 1 14 0v1M9.5 12v-7h5v7',
  leaf: 'M21 3v6a9 9 0 0 1-9 9h-6v-6a9 9 0 0 1 9-9zM3 21l11-11',
  roof: 'M3 13l9-9 9 9-2.5 2.5-6.5-6.5-6.5 6.5zM7 17v4h10v-4M16 8v-4h3v7',
  scales: 'M12 3v18M8 21h8M5 6h14M6 6l-3 8q3 3.5 6 0zM18 6l-3 8q3 3.5 6 0z',
  calculator: 'M5 3h14v18h-14zM8.5 6.5h7v3h-7zM8.5 13.5h0m3.5 0h0m3.5 0h0m-7 4h0m3.5 0h0m3.5 0h0',
  tooth:
    'M12 5a4.5 4.5 0 0 0-8 3q0 3 1.5 5.5l1.5 7.5h2.5l1.5-6h2' +
    'l1.5 6h2.5l1.5-7.5q1.5-2.5 1.5-5.5a4.5 4.5 0 0 0-8-3z',
  storefront: 'M3 9a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0l-2-6h-14zM5 12v9h14v-9M10 21v-4h4v4',
  cup: 'M3.5 8h13v8a5 5 0 0 1-5 5h-3a5 5 0 0 1-5-5zM16.5 10h1a3 3 0 0 1 0 6h-1M8 3v2m4-2v2',
  box: 'M4 8.5h16v12h-16zl3-5h10l3 5M12 3.5v5',
  tag: 'M3 3h8l10 10-8 8-10-10zM7.5 7.5h0',
  star: 'M12 3.3l2.8 6 6.2.7-4.6 4.4 1.3 6.4-5.7-3.2-5.7 3.2 1.3-6.4-4.6-4.4 6.2-.7z',
  chart: 'M3 3v18h18M7 16l4-4 3 3 7-7m-4 0h4v4',
  repeat: 'M3 11v-3l2-2h15m-3-3l3 3-3 3M21 13v3l-2 2h-15m3 3l-3-3 3-3',
  filter: 'M3 3h18l-7 8v6l-4 4v-10z',
  link: 'M9 15l6-6M11 7l2.5-2.5a4.2 4.2 0 0 1 6 6l-2.5 2.5M13 17l-2.5 2.5a4.2 4.2 0 0 1-6-6l2.5-2.5',
  night: 'M20.9 13.5a9 9 0 1 1-10.4-10.4 7.5 7.5 0 0 0 10.4 10.4zM18 3v5m-2.5-2.5h5',
  mic: pageIcons.mic,
  flag: 'M5 21v-18h14l-4.5 4.5 4.5 4.5h-14',
  thermometer: 'M7 6a3 3 0 0 1 6 0v7a4.5 4.5 0 1 1-6 0zM10 10v6.5M17 5h2m-2 4h2',
  weather:
    'M7 20a4 4 0 0 1 0-8a5 5 0 0 1 9.5 1.5a3.3 3.3 0 0 1 0 6.5z' +
    'M12.5 6a4 4 0 0 1 6.5 4M15 3h0M19.5 4.5h0M21 9h0',
  barcode: 'M3 7v-4h4M17 3h4v4M21 17v4h-4M7 21h-4v-4M7 8v8M10.5 8v8M13.5 8v8M17 8v8',
  fileCheck: 'M5 3h10l4 4v14h-14zM8.5 13l2.5 2.5 4.5-4.5',
  hourglass: 'M5 3h14M5 21h14M7 3v4l5 5 5-5v-4M7 21v-4l5-5 5 5v4',
  handshake:
    'M3 5.5v9h2l5.5 5.5 2-1.5-2-2m2 2l2.5-1.5-2-2m2 2l4-2.5h2v-9h-4l-3-1-5 5 2 2 3-2.5 5 5.5M3 5.5h4l3 1',
  megaphone: 'M3 9.5v5h4l10 5v-15l-10 5zM8 15v5h3.5M21 10.5v3',
  eye: 'M3 12q4-6.5 9-6.5t9 6.5q-4 6.5-9 6.5t-9-6.5zM12 9a3 3 0 1 0 .01 0',
  undo: 'M8 4l-5 5 5 5M3 9h12.5a5.5 5.5 0 0 1 0 11h-7.5',
  /** At the end of each chain: a floret is a dash of no length. */
  blossom:
    'M12 2.6h0M16.7 3.9h0M20.1 7.3h0M21.4 12h0M20.1 16.7h0M16.7 20.1h0M12 21.4h0M7.3 20.1h0M3.9 16.7h0M2.6 12h0' +
    'M3.9 7.3h0M7.3 3.9h0M12 6h0M16.2 7.8h0M18 12h0M16.2 16.2h0M12 18h0M7.8 16.2h0M6 12h0M7.8 7.8h0' +
    'M12 9h0M14.9 11.1h0M13.8 14.4h0M10.2 14.4h0M9.1 11.1h0',
} as const;
