import { useRef, useState } from 'react';
import { useCanvasLoop } from '../../motion/useCanvasLoop.ts';
import type { CanvasScene } from '../../motion/useCanvasLoop.ts';
import { useReducedMotion } from '../../hooks/useMediaQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { drawSecurityScene } from './drawSecurityScene.ts';
import type { SecurityColours } from './drawSecurityScene.ts';
import * as css from './SecurityGraphic.module.css';
import { StillFigure } from './StillFigure.tsx';

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

/** A still figure, which the canvas covers once it is drawn. */
export function SecurityGraphic() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [paused, setPaused] = useState(false);
  const reduced = useReducedMotion();
  useCanvasLoop(canvas, SCENE, paused);
  return (
    <div className={css.graphic}>
      <div className={css.figure}>
        <canvas ref={canvas} className={css.canvas} aria-hidden="true" />
        <StillFigure />
      </div>
      <div className={css.control}>
        {!reduced && (
          <Button variant="quiet" onClick={() => setPaused(!paused)}>
            {/* In a span: translators replace text nodes, which React can update only if they are alone in an element. */}
            <Icon path={paused ? icons.play : icons.pause} />
            <span>{paused ? 'Play animation' : 'Pause animation'}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
