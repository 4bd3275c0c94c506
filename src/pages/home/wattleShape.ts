/**
 * The hero's sprig of golden wattle. The origin is where the page's right edge meets the wire, so that all lies to its
 * left and above; what lies to the right is cut off.
 */
export interface Sprig {
  /** From beyond the left edge, down its jog. */
  wire: string;
  /** Where on the jog the node is. */
  node: readonly [number, number];
  /** Goes on from the wire. */
  stem: string;
  /** The two halves of all leaves, on either side of their midribs. */
  sunny: string;
  shady: string;
}

/** Beside the words, up to the top of the page. */
export const wideSprig: Sprig = {
  wire: 'M-9999-18H-790l18 18',
  node: [-781, -9],
  stem: 'H-480C-356 0-296-64-288-180C-278-320-346-420-338-560C-332-672-170-680-56-860L70-1060',
  sunny:
    'M-320-71c-54-157-240-170-340 5c120-134 270-134 340-5M-292-147c53-153 279-99 312 107c-80-150-250-210-' +
    '312-107M-290-260c-33-122 133-267 350-140c-210-70-350 40-350 140M-305-341c-97 28-202 43-395 11c180 10' +
    '0 320 60 395-11M-330-450c27-83 118-175 226-106c-96-24-176 46-226 106M-104-556c26 29 41 65 70 116c4-6' +
    '0-30-106-70-116M-296-640c75 6 156-17 316-80c-130 120-250 130-316 80M-129-770c52 21 90 8 189-20c-80 7' +
    '0-150 70-189 20',
  shady:
    'M-320-71c-95-86-188-65-340 5c120-134 270-134 340-5M-292-147c68-72 202-8 312 107c-80-150-250-210-312-' +
    '107M-290-260c37-75 147-146 350-140c-210-70-350 40-350 140M-305-341c-62 97-223 152-395 11c180 100 320' +
    ' 60 395-11M-330-450c75-35 143-81 226-106c-96-24-176 46-226 106M-104-556c37 14 67 58 70 116c4-60-30-1' +
    '06-70-116M-296-640c60 77 204 75 316-80c-130 120-250 130-316 80M-129-770c29 72 124 81 189-20c-80 70-1' +
    '50 70-189 20',
};

/** Beside the buttons of a phone. */
export const narrowSprig: Sprig = {
  wire: 'M-9999-40H-660l40 40',
  node: [-640, -20],
  stem: 'H-330C-190 0-90-50-76-150C-66-240-90-330-40-470',
  sunny:
    'M-131-54c-87-110-222-143-299-16c90-90 200-70 299 16M-79-135c50-34 88-28 169 45c-60-100-130-100-169-4' +
    '5M-73-261c42-44 102-86 163-99c-70-20-140 40-163 99',
  shady:
    'M-131-54c-113-57-194-63-299-16c90-90 200-70 299 16M-79-135c25-84 137-91 169 45c-60-100-130-100-169-4' +
    '5M-73-261c-2-79 80-163 163-99c-70-20-140 40-163 99',
};

/** One for each line of the headline, from the top, where the wide sprig has them. */
export const clusters = [
  {
    stalks: 'M-321-612C-400-690-560-640-700-690M-590-662Q-600-690-600-725M-470-655Q-500-665-510-690',
    blossoms: ['translate(-500 -696) scale(1.1)', 'translate(-705 -690) scale(1.2)', 'translate(-600 -718) scale(1.3)'],
  },
  {
    stalks: 'M-339-539C-400-590-500-540-620-560M-440-562Q-440-580-425-600M-500-556Q-515-540-520-520',
    blossoms: ['translate(-418 -592) scale(1.05)', 'translate(-628 -566) scale(1.2)', 'translate(-520 -534) scale(1.25)'],
  },
  {
    stalks: 'M-318-392C-360-450-420-450-470-430M-380-436Q-400-390-390-360',
    blossoms: ['translate(-474 -424) scale(1.3)', 'translate(-384 -350) scale(1.15)'],
  },
] as const;
