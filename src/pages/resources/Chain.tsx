import type { Category } from '../../content/businessTypes/BusinessType.ts';
import { SpriteIcon } from '../../ui/IconSprite.tsx';
import * as css from './Chain.module.css';

interface ChainProps extends Pick<Category, 'steps'> {
  value: string;
}

/** The steps of an automation as a numbered wire, from its trigger to the blossom with what it is worth. */
export function Chain({ steps, value }: ChainProps) {
  return (
    <div className={css.chain}>
      <ol className={css.steps}>
        {steps.map(({ icon, text }) => (
          <li key={text}>
            <SpriteIcon name={icon} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={css.value}>
        <SpriteIcon name="blossom" />
        <span>{value}</span>
      </p>
    </div>
  );
}
