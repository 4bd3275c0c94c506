import { useRef } from 'react';
import { businessTypes } from '../../content/businessTypes/all.ts';
import type { BusinessType, Category } from '../../content/businessTypes/BusinessType.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { suggestBusinessType } from '../../signup/suggestion.ts';
import { SpriteIcon } from '../../ui/IconSprite.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './BusinessTypes.module.css';
import { useDisclosure } from './useDisclosure.ts';

function CategoryDetails({ category: { id, title, description, steps, valueStatement } }: { category: Category }) {
  return (
    <details className={css.category} id={id} name="category" suppressHydrationWarning>
      <summary>
        <h4>{title}</h4>
        <span>{description}</span>
      </summary>
      <ol className={css.steps}>
        {steps.map(({ icon, text }) => (
          <li key={text}>
            <SpriteIcon name={icon} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={css.value}>{valueStatement}</p>
    </details>
  );
}

function BusinessTypeDetails({ type: { id, title, icon, description, option, categories } }: { type: BusinessType }) {
  return (
    <details className={css.card} id={id} name="business-type" suppressHydrationWarning>
      <summary className={css.head}>
        <SpriteIcon name={icon} />
        <h3>{title}</h3>
      </summary>
      <div className={css.panel}>
        <p className={css.description}>{description}</p>
        {categories.map((category) => (
          <CategoryDetails key={category.id} category={category} />
        ))}
        <ButtonLink to="/#contact" onClick={() => suggestBusinessType(option)}>
          Join Early Access List
        </ButtonLink>
      </div>
    </details>
  );
}

// Built once, so that React passes over them when the page renders again.
const cards = businessTypes.map((type) => <BusinessTypeDetails key={type.id} type={type} />);

export function BusinessTypes() {
  const list = useRef<HTMLDivElement>(null);
  useDisclosure(list);
  return (
    <Section id="business-types" field="paper">
      <h2 id="business-types-title">Choose Your Business Type</h2>
      <div className={css.cards} ref={list}>
        {cards}
      </div>
    </Section>
  );
}
