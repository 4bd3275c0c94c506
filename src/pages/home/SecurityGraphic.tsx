import { useEffect, useRef, useState } from 'react';
import { retry } from '../../cache/retry.ts';
import { useReducedMotion } from '../../motion/useReducedMotion.ts';
import { whenNear } from '../../motion/whenNear.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { Prerendered } from '../../ui/Prerendered.tsx';
import type { SecurityCanvas } from './SecurityCanvas.tsx';
import * as css from './SecurityGraphic.module.css';

/** The still figure is all there is without JavaScript or 2D canvas, and on paper; a moving one is laid over it. */
export function SecurityGraphic() {
  const figure = useRef<HTMLDivElement>(null);
  const [Canvas, setCanvas] = useState<typeof SecurityCanvas>();
  const [paused, setPaused] = useState(false);
  const reduced = useReducedMotion();

  useEffect(() => {
    if (!figure.current) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const stopWaiting = whenNear(figure.current, () => {
      const code = retry(() => import('./SecurityCanvas.tsx'), { signal });
      // Without it the figure simply stays still.
      code.then((module) => setCanvas(() => module.SecurityCanvas), () => {});
    });
    return () => {
      stopWaiting();
      left.abort();
    };
  }, []);

  return (
    <div className={css.graphic}>
      <div className={css.figure} ref={figure}>
        {Canvas && <Canvas paused={paused} />}
        <Prerendered className={css.still} part="Still" />
      </div>
      <div className={css.control}>
        {Canvas && !reduced && (
          <Button variant="quiet" onClick={() => setPaused(!paused)}>
            {/* A translator replaces text nodes; React finds one again only where it is alone in its element. */}
            <Icon path={paused ? icons.play : icons.pause} />
            <span>{paused ? 'Play animation' : 'Pause animation'}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
