import { businessTypes } from '../../content/businessTypes/all.ts';
import type { BusinessType, Category } from '../../content/businessTypes/BusinessType.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { SpriteIcon } from '../../ui/IconSprite.tsx';
import * as css from './BusinessTypes.module.css';
import { Steps } from './Steps.tsx';

function CategoryDetails({ category: { id, title, description, steps, valueStatement } }: { category: Category }) {
  return (
    <details className={css.category} id={id} name="category">
      <summary>
        <h4>{title}</h4>
        <span>{description}</span>
      </summary>
      <Steps steps={steps} />
      <p className={css.value}>{valueStatement}</p>
    </details>
  );
}

function BusinessTypeDetails({ type: { id, title, icon, description, option, categories } }: { type: BusinessType }) {
  return (
    <details className={css.card} id={id} name="business-type">
      <summary className={css.head}>
        <SpriteIcon name={icon} />
        <h3>{title}</h3>
      </summary>
      <div className={css.panel}>
        <p className={css.description}>{description}</p>
        {categories.map((category) => (
          <CategoryDetails key={category.id} category={category} />
        ))}
        <ButtonLink to="/#contact" data-option={option}>
          Join Early Access List
        </ButtonLink>
      </div>
    </details>
  );
}

/** The trades and their automations, as native disclosures. */
export function Cards() {
  return businessTypes.map((type) => <BusinessTypeDetails key={type.id} type={type} />);
}
