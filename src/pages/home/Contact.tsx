import { useRef } from 'react';
import { Prerendered } from '../../ui/Prerendered.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './Contact.module.css';
import { useLateForm } from './useLateForm.ts';

export function Contact() {
  const docket = useRef<HTMLDivElement>(null);
  useLateForm(docket);
  return (
    <Section id="contact" field="gum">
      <div className={css.layout}>
        <Prerendered part="Intro" />
        <Prerendered className={css.next} part="Next" />
        <Prerendered className={css.docket} data-field="paper" ref={docket} part="Form" />
      </div>
    </Section>
  );
}
