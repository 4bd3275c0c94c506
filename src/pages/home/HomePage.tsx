import { useRef } from 'react';
import { useReveal } from '../../motion/useReveal.ts';
import { Prerendered } from '../../ui/Prerendered.tsx';
import { Contact } from './Contact.tsx';
import { CyberChecks } from './CyberChecks.tsx';
import { useEntrance } from './useEntrance.ts';

export function HomePage() {
  const page = useRef<HTMLDivElement>(null);
  const active = useEntrance();
  useReveal(page);
  return (
    <div ref={page} data-active={active}>
      <Prerendered part="Opening" />
      <CyberChecks />
      <Prerendered part="Closing" />
      <Contact />
    </div>
  );
}
