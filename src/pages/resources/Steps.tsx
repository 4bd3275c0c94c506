import type { Category } from '../../content/businessTypes/BusinessType.ts';
import { SpriteIcon } from '../../ui/IconSprite.tsx';
import * as css from './Steps.module.css';

/** The steps of an automation, from its trigger to its end. */
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
