interface Paper {
  /** On a grid of 96 × 80, from the back to the front: blank paper, wattle, and what is written. */
  readonly sheets: string;
  readonly wattle: string;
  readonly lines: string;
}

/** A small piece of paper for each moment of the services' evening. */
export const papers = {
  quote: {
    sheets: 'M20 4h52v66l-6.5 6-6.5-6-6.5 6-6.5-6-6.5 6-6.5-6-6.5 6-6.5-6z',
    wattle: 'M60 54a14 14 0 1 1 28 0 14 14 0 1 1-28 0z',
    lines: 'M29 16h18M29 28h16m10 0h8M29 37h20m6 0h8M29 46h14M67 54.5l5 5 9-10',
  },
  thread: {
    sheets: 'M4 6h54v21h-54zM20 30h54v21h-54z',
    wattle: 'M38 54h54v21h-54z',
    lines: 'M13 16.5h24m6 0l3 3 5-6M29 40.5h24m6 0l3 3 5-6M47 64.5h30',
  },
  enquiry: {
    sheets: 'M19 4h58v56h-58z',
    wattle: 'M10 34l38 25 38-25v41h-76z',
    lines: 'M29 15h22M29 25h38M29 35h38',
  },
  voice: {
    sheets: 'M44 20h48l-5 6.5 5 6.5-5 7 5 7-5 6.5 5 6.5h-48z',
    wattle: 'M4 20h40v40h-40z',
    lines: 'M12 37v6M18 33v14M24 27v26M30 32v16M36 37v6M52 31h26M52 40h20M52 49h26',
  },
  messages: {
    sheets: 'M6 5h54v32h-34l-10 10v-10h-10z',
    wattle: 'M36 32h54v32h-8v11l-11-11h-35z',
    lines: 'M15 16h34M15 26h14M46 43h34M46 53h18',
  },
} as const satisfies Readonly<Record<string, Paper>>;

export type PaperName = keyof typeof papers;
