/** The hero's sprig of wattle, in a field of 640 by 820 units. */
export const wattle = {
  /** Starts at the root, where it joins the wire. */
  stem: 'M430 820C400 590 230 470 300 120',
  stalks:
    'M389 669q-32-30-64-60M361 599q1-42-2-84M361 599q2-84 14-168M334 533q-37-28-71-58M334 533q-73-55-151-101' +
    'M307 451q12-45 19-90M307 451q24-91 55-180M290 375q-28-30-54-62M290 375q-54-58-116-108M283 289q20-39 44-76' +
    'M283 289q35-68 84-128M287 209q-14-37-35-70',
  leaves: [
    'translate(410 729) rotate(-45) scale(1.3)',
    'translate(389 669) rotate(-181) scale(1.55)',
    'translate(361 599) rotate(-47) scale(1.5)',
    'translate(334 533) rotate(-185) scale(1.5)',
    'translate(307 451) rotate(-40) scale(1.35)',
    'translate(290 375) rotate(-171) scale(1.25)',
    'translate(283 289) rotate(-29) scale(1.05)',
    'translate(287 209) rotate(-147) scale(0.9)',
  ],
  blossoms: [
    'translate(325 609) scale(0.5)',
    'translate(359 514) scale(0.56)',
    'translate(375 431) scale(0.86)',
    'translate(263 475) scale(0.62)',
    'translate(183 432) scale(0.92)',
    'translate(326 361) scale(0.62)',
    'translate(362 271) scale(1.04)',
    'translate(236 313) scale(0.56)',
    'translate(175 267) scale(0.8)',
    'translate(327 212) scale(0.52)',
    'translate(367 161) scale(0.72)',
    'translate(252 139) scale(0.5)',
    'translate(300 120) scale(1.02)',
  ],
} as const;
