import type { Category } from '../../content/businessTypes/BusinessType.ts';
import { SpriteIcon } from '../../ui/IconSprite.tsx';
import * as css from './Steps.module.css';

/** An automation from what triggers it to how it ends. */
export function Steps({ steps }: Pick<Category, 'steps'>) {
  return (
    <ol className={css.steps}>
      {steps.map(({ icon, text }) => (
        <li key={text}>
          <SpriteIcon name={icon} />
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
