import { useRef } from 'react';
import { useCanvasLoop } from '../../motion/useCanvasLoop.ts';
import type { CanvasScene } from '../../motion/useCanvasLoop.ts';
import { drawSecurityScene } from './drawSecurityScene.ts';
import type { SecurityColours } from './drawSecurityScene.ts';
import * as css from './SecurityGraphic.module.css';

const SCENE: CanvasScene<SecurityColours> = {
  // Set by SecurityGraphic.module.css: real properties, unlike custom ones, resolve light-dark() to a colour.
  readColours: (style) => ({
    ink: style.color,
    wattle: style.fill,
    gum: style.stroke,
    threat: style.caretColor,
  }),
  draw: drawSecurityScene,
};

/** The moving figure, whose code comes when the visitor comes near it. */
export function SecurityCanvas({ paused }: { paused: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useCanvasLoop(canvas, SCENE, paused);
  return <canvas ref={canvas} className={css.canvas} aria-hidden="true" />;
}
