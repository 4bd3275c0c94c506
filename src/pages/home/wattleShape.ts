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
  clusters: readonly Cluster[];
}

/** A raceme: its axis with a short stalk to each head. Heads at its tip are still buds. */
interface Cluster {
  stalks: string;
  /** Place, rings and turn in degrees of each. */
  blossoms: readonly (readonly [number, number, number, number])[];
  /** Place and radius of each. */
  buds: readonly (readonly [number, number, number])[];
}

/** Beside the words, up to the top of the page. */
export const wideSprig: Sprig = {
  wire: 'M-9999-18H-790l18 18',
  node: [-781, -9],
  stem: 'H-480C-356 0-296-64-288-180C-278-320-346-420-338-560C-332-672-170-680-56-860L70-1060',
  sunny:
    'M-320-71c-54-157-240-170-340 5c120-134 270-134 340-5M-292-147c53-153 279-99 312 107c-80-150-250-210-312-' +
    '107M-290-260c-33-122 133-267 350-140c-210-70-350 40-350 140M-305-341c-97 28-202 43-395 11c180 100 320 60' +
    ' 395-11M-330-450c27-83 118-175 226-106c-96-24-176 46-226 106M-104-556c24 21 40 44 54 82c8-46-16-82-54-82' +
    'M-296-640c75 6 156-17 316-80c-130 120-250 130-316 80M-129-770c52 21 90 8 189-20c-80 70-150 70-189 20',
  shady:
    'M-320-71c-95-86-188-65-340 5c120-134 270-134 340-5M-292-147c68-72 202-8 312 107c-80-150-250-210-312-107M' +
    '-290-260c37-75 147-146 350-140c-210-70-350 40-350 140M-305-341c-62 97-223 152-395 11c180 100 320 60 395-' +
    '11M-330-450c75-35 143-81 226-106c-96-24-176 46-226 106M-104-556c32 8 54 40 54 82c8-46-16-82-54-82M-296-6' +
    '40c60 77 204 75 316-80c-130 120-250 130-316 80M-129-770c29 72 124 81 189-20c-80 70-150 70-189 20',
  // One for each line of the headline, from the top.
  clusters: [
    {
      stalks:
        'M-321-612C-360-680-480-720-690-672M-378-664q-22-12-28-45M-440-686q-30-7-40 25M-481-691q-24-2-42-36M-516-' +
        '693q-28 0-40 40M-565-692q-19 2-44-31M-607-687q-22 3-50 40M-645-681q-14-6-18-24M-342-639q-20-20-58 0',
      blossoms: [
        [-504, -728, 2, 20],
        [-430, -746, 3, 0],
        [-402, -640, 2, 40],
        [-560, -648, 2, 0],
        [-480, -626, 3, 12],
        [-614, -728, 2, 8],
      ],
      buds: [
        [-668, -638, 17],
        [-694, -671, 12],
        [-664, -716, 13],
      ],
    },
    {
      stalks: 'M-339-539C-380-580-500-560-602-484M-377-557q-32-4-48 66M-449-555q-42 7-52 75M-518-533q-30 9-42-13',
      blossoms: [
        [-428, -490, 2, 30],
        [-572, -438, 2, 10],
        [-508, -470, 3, 5],
        [-562, -548, 2, 50],
      ],
      buds: [
        [-610, -478, 12],
      ],
    },
    {
      stalks: 'M-318-392C-350-450-440-430-530-372M-365-425q-17-3-24 42M-420-420q-30 6-38 46',
      blossoms: [
        [-390, -379, 2, 0],
        [-458, -373, 2, 25],
      ],
      buds: [
        [-534, -369, 13],
      ],
    },
    {
      stalks: 'M-287-200C-270-280-180-310-20-300M-180-292q50 3 78-46M-210-283q26 0 50 13',
      blossoms: [
        [-102, -342, 2, 15],
        [-14, -294, 4, 0],
      ],
      buds: [
        [-150, -262, 14],
      ],
    },
  ],
};

/** Beside the buttons of a phone. */
export const narrowSprig: Sprig = {
  wire: 'M-9999-24H-430l24 24',
  node: [-418, -12],
  stem: 'H-260C-130 0-70-60-62-150C-56-240-20-290 90-330',
  sunny: 'M-115-41c-60-90-200-70-262 74c50-100 150-110 262-74',
  shady: 'M-115-41c-90 10-190 0-262 74c50-100 150-110 262-74',
  clusters: [
    {
      stalks: 'M-62-150C-80-210-84-240-60-300M-74-190Q-130-200-132-260M-64-172Q-90-180-116-204M-64-172Q-30-190 0-190',
      blossoms: [
        [-116, -206, 2, 0],
        [-60, -278, 3, 12],
        [8, -190, 3, 0],
        [-94, -124, 3, 30],
      ],
      buds: [
        [-134, -270, 13],
      ],
    },
  ],
};
