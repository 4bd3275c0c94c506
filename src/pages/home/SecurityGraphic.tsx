import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCanvasLoop } from '../../motion/useCanvasLoop.ts';
import type { CanvasScene } from '../../motion/useCanvasLoop.ts';
import { useReducedMotion } from '../../hooks/useMediaQuery.ts';
import { getServerSnapshot, getSnapshot, subscribe } from '../../theme/themeStore.ts';
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
    outer: style.outlineColor,
    inner: style.fill,
    gum: style.stroke,
    threat: style.caretColor,
  }),
  draw: drawSecurityScene,
};

// Outlives the page, so that what was paused is still so when the visitor comes back to it.
let pausedBefore = false;

interface PauseButtonProps {
  paused: boolean;
  onClick: () => void;
  /** Takes over the focus that the button has when it disappears. */
  onFocusLost: () => void;
}

function PauseButton({ paused, onClick, onFocusLost }: PauseButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) onFocusLost();
    };
  }, []);
  return (
    <button ref={button} type="button" className={css.control} onClick={onClick}>
      <Icon path={paused ? icons.play : icons.pause} />
      {/* In a span: translators replace text nodes, which React can update only if they are alone in an element. */}
      <span className="visually-hidden">{paused ? 'Play animation' : 'Pause animation'}</span>
    </button>
  );
}

/** A still figure, which the canvas covers once it is drawn. */
export function SecurityGraphic() {
  const figure = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [paused, setPaused] = useState(pausedBefore);
  const reduced = useReducedMotion();
  const theme = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  useCanvasLoop(canvas, SCENE, paused, theme);

  function toggle(): void {
    pausedBefore = !paused;
    setPaused(pausedBefore);
  }

  return (
    <figure className={css.graphic}>
      <div
        ref={figure}
        className={css.figure}
        role="img"
        aria-label="A blossom that keeps turning red drops away"
        tabIndex={-1}
      >
        <canvas ref={canvas} className={css.canvas} />
        <StillFigure />
      </div>
      {!reduced && (
        <PauseButton paused={paused} onClick={toggle} onFocusLost={() => figure.current?.focus({ preventScroll: true })} />
      )}
      <figcaption className={css.caption}>Red: what is turned away</figcaption>
    </figure>
  );
}
