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
    'M-320-71c-54-157-240-170-340 5c120-134 270-134 340-5M-292-147c53-153 279-99 312 107c-80-150-250-210-312-' +
    '107M-290-260c-33-122 133-267 350-140c-210-70-350 40-350 140M-305-341c-97 28-202 43-395 11c180 100 320 60' +
    ' 395-11M-330-450c27-83 118-175 226-106c-96-24-176 46-226 106M-104-556c24 21 40 44 54 82c8-46-16-82-54-82' +
    'M-296-640c75 6 156-17 316-80c-130 120-250 130-316 80M-129-770c52 21 90 8 189-20c-80 70-150 70-189 20',
  shady:
    'M-320-71c-95-86-188-65-340 5c120-134 270-134 340-5M-292-147c68-72 202-8 312 107c-80-150-250-210-312-107M' +
    '-290-260c37-75 147-146 350-140c-210-70-350 40-350 140M-305-341c-62 97-223 152-395 11c180 100 320 60 395-' +
    '11M-330-450c75-35 143-81 226-106c-96-24-176 46-226 106M-104-556c32 8 54 40 54 82c8-46-16-82-54-82M-296-6' +
    '40c60 77 204 75 316-80c-130 120-250 130-316 80M-129-770c29 72 124 81 189-20c-80 70-150 70-189 20',
};

/** Beside the buttons of a phone. */
export const narrowSprig: Sprig = {
  wire: 'M-9999-40H-660l40 40',
  node: [-640, -20],
  stem: 'H-330C-190 0-90-50-76-150C-66-240-50-290 10-370L70-440',
  sunny:
    'M-79-135c50-34 88-28 169 45c-60-100-130-100-169-45M-250-6c-40-90-130-130-235-104c90 10 170 50 235 104',
  shady:
    'M-79-135c25-84 137-91 169 45c-60-100-130-100-169-45M-250-6c-80 0-170-34-235-104c90 10 170 50 235 104',
};

/** A raceme: its axis with a short stalk to each head. Heads at its tip are still buds. */
interface Cluster {
  stalks: string;
  /** Place and scale of each. */
  blossoms: readonly (readonly [number, number, number])[];
  /** Place and radius of each. */
  buds: readonly (readonly [number, number, number])[];
}

/** One for each line of the headline, from the top, where the wide sprig has them. */
export const clusters: readonly Cluster[] = [
  {
    stalks:
      'M-321-612C-360-680-480-720-690-672M-378-664q-22-12-28-45M-414-678q-23-7-25 25M-481-691q-24-2-42-36M-516-' +
      '693q-28 0-48 40M-585-690q-19 2-44-31M-607-687q-22 3-50 40M-342-639q-9-9-24 22',
    blossoms: [
      [-425, -740, 0.9],
      [-474, -618, 1.2],
      [-545, -746, 0.7],
      [-594, -628, 0.95],
    ],
    buds: [
      [-640, -728, 15],
      [-668, -638, 17],
      [-694, -671, 12],
      [-376, -608, 16],
    ],
  },
  {
    stalks:
      'M-339-539C-380-580-500-560-612-472M-377-557q-22-4-18 36M-449-554q-32 7-42 55M-518-530q-23 11-65-13M-565-' +
      '505q-16 10-22 52',
    blossoms: [
      [-412, -486, 0.95],
      [-520, -462, 1.15],
      [-608, -548, 0.62],
    ],
    buds: [
      [-592, -442, 14],
      [-618, -469, 12],
    ],
  },
  {
    stalks: 'M-318-392C-350-450-440-430-530-375M-365-425q-17-3-11 28M-436-419q-20 6-21 42',
    blossoms: [
      [-388, -366, 0.82],
      [-470, -352, 0.68],
    ],
    buds: [
      [-534, -372, 12],
    ],
  },
];
