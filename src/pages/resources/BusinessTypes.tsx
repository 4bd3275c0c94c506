import { Suspense, useRef } from 'react';
import { businessTypes } from '../../content/businessTypes/all.ts';
import { Section } from '../../ui/Section.tsx';
import * as css from './BusinessTypes.module.css';
import { BusinessTypeCard } from './BusinessTypeCard.tsx';
import { useDisclosure } from './useDisclosure.ts';

export function BusinessTypes() {
  const list = useRef<HTMLDivElement>(null);
  useDisclosure(list);
  return (
    <Section id="business-types" tone="paper">
      <h2 id="business-types-title">Choose Your Business Type</h2>
      <div className={css.cards} ref={list}>
        {businessTypes.map((type) => (
          <Suspense key={type.id}>
            <BusinessTypeCard type={type} />
          </Suspense>
        ))}
      </div>
    </Section>
  );
}
