import { useRef } from 'react';
import { Prerendered } from '../../ui/Prerendered.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './Contact.module.css';
import type { HomeParts } from './HomePage.tsx';
import { useLateForm } from './useLateForm.ts';

export function Contact({ parts }: { parts: HomeParts | undefined }) {
  const docket = useRef<HTMLDivElement>(null);
  useLateForm(docket, parts === undefined);
  return (
    <Section id="contact" field="gum">
      <div className={css.layout}>
        <Prerendered content={parts?.ContactIntro} />
        <Prerendered className={css.next} content={parts?.NextSteps} />
        <Prerendered className={css.docket} data-field="paper" ref={docket} content={parts?.SignupForm} />
      </div>
    </Section>
  );
}
