import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { shouldNavigate } from '../../router/shouldNavigate.ts';
import { suggestBusinessType } from '../../signup/suggestion.ts';
import { Prerendered } from '../../ui/Prerendered.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './BusinessTypes.module.css';
import { useDisclosure } from './useDisclosure.ts';

/** The button of a card takes the card's kind of business along to the form. */
function suggest(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-option]');
  if (link && shouldNavigate(event, link)) suggestBusinessType(link.dataset.option ?? '');
}

export function BusinessTypes() {
  const list = useRef<HTMLDivElement>(null);
  useDisclosure(list);
  return (
    <Section id="business-types" field="paper">
      <h2 id="business-types-title">Choose Your Business Type</h2>
      <Prerendered className={css.cards} ref={list} part="Cards" onClickCapture={suggest} />
    </Section>
  );
}
