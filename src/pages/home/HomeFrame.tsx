import { useRef } from 'react';
import { useReveal } from '../../motion/useReveal.ts';
import { Prerendered } from '../../ui/Prerendered.tsx';
import { Contact } from './Contact.tsx';
import { CyberChecks } from './CyberChecks.tsx';
import type { HomeParts } from './HomePage.tsx';
import { useEntrance } from './useEntrance.ts';

/** What moves and answers on the home page; the parts that don't are given, unless a document holds them already. */
export function HomeFrame({ parts }: { parts?: HomeParts }) {
  const page = useRef<HTMLDivElement>(null);
  const active = useEntrance();
  useReveal(page);
  return (
    <div ref={page} data-active={active}>
      <Prerendered content={parts?.Opening} />
      <CyberChecks parts={parts} />
      <Prerendered content={parts?.LastDivider} />
      <Contact parts={parts} />
    </div>
  );
}
