import { memo, useDeferredValue, useSyncExternalStore } from 'react';
import type { BusinessType, Category } from '../../content/businessTypes/BusinessType.ts';
import { useRouter } from '../../router/useRouter.ts';
import { suggestBusinessType } from '../../signup/suggestion.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { SpriteIcon } from '../../ui/IconSprite.tsx';
import * as css from './BusinessTypes.module.css';
import { Steps } from './Steps.tsx';

const never = () => () => {};

/**
 * The panels are most of the page. They are part of the document, and so of hydration. On a page that is opened by a link
 * they come in a second, deferred render, so that the click is answered at once; unless the visitor is on the way to a
 * place inside them, by a hash or Back.
 */
function useHasPanel(): boolean {
  const { action, hash } = useRouter().getEntry();
  const isHydrating = useSyncExternalStore(never, () => false, () => true);
  return useDeferredValue(true, isHydrating || action === 'pop' || hash !== '');
}

function CategoryDetails({ category: { id, title, description, steps, valueStatement } }: { category: Category }) {
  return (
    <details className={css.category} id={id} name="category" suppressHydrationWarning>
      <summary>
        <h4>{title}</h4>
        <span>{description}</span>
      </summary>
      <Steps steps={steps} />
      <p className={css.value}>{valueStatement}</p>
    </details>
  );
}

// The card renders again after hydration; its panel need not.
const Panel = memo(function Panel({ type: { description, option, categories } }: { type: BusinessType }) {
  return (
    <div className={css.panel}>
      <p className={css.description}>{description}</p>
      {categories.map((category) => (
        <CategoryDetails key={category.id} category={category} />
      ))}
      <ButtonLink to="/#contact" onNavigate={() => suggestBusinessType(option)}>
        Join Early Access List
      </ButtonLink>
    </div>
  );
});

/** A trade and its automations. The visitor may have opened the native disclosures before hydration. */
export function BusinessTypeCard({ type }: { type: BusinessType }) {
  const hasPanel = useHasPanel();
  return (
    <details className={css.card} id={type.id} name="business-type" suppressHydrationWarning>
      <summary className={css.head}>
        <SpriteIcon name={type.icon} />
        <h3>{type.title}</h3>
      </summary>
      {hasPanel && <Panel type={type} />}
    </details>
  );
}
