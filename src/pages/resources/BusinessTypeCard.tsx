import type { BusinessType, Category } from '../../content/businessTypes/BusinessType.ts';
import { Deferred } from '../../router/Deferred.tsx';
import { suggestBusinessType } from '../../signup/suggestion.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { SpriteIcon } from '../../ui/IconSprite.tsx';
import * as css from './BusinessTypes.module.css';
import { Chain } from './Chain.tsx';

function CategoryDetails({ category: { id, title, description, steps, valueStatement } }: { category: Category }) {
  return (
    <details className={css.category} id={id} name="category" suppressHydrationWarning>
      <summary>
        <h4>{title}</h4>
        <span>{description}</span>
      </summary>
      <Chain steps={steps} value={valueStatement} />
    </details>
  );
}

function Panel({ type: { option, categories } }: { type: BusinessType }) {
  return (
    <div className={css.panel}>
      {categories.map((category) => (
        <CategoryDetails key={category.id} category={category} />
      ))}
      <ButtonLink to="/#contact" onNavigate={() => suggestBusinessType(option)}>
        Join Early Access List
      </ButtonLink>
    </div>
  );
}

/** A trade and its automations. The visitor may have opened the native disclosures before hydration. */
export function BusinessTypeCard({ type }: { type: BusinessType }) {
  return (
    <details className={css.card} id={type.id} name="business-type" suppressHydrationWarning>
      <summary className={css.head}>
        <SpriteIcon name={type.icon} />
        <h3>{type.title}</h3>
        <span>{type.description}</span>
      </summary>
      <Deferred>
        <Panel type={type} />
      </Deferred>
    </details>
  );
}
