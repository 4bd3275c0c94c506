import { SignupForm } from '../../signup/SignupForm.tsx';
import { Prerendered } from '../../ui/Prerendered.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './Contact.module.css';
import type { HomeParts } from './HomePage.tsx';

export function Contact({ parts }: { parts: HomeParts | undefined }) {
  return (
    <Section id="contact" field="gum">
      <div className={css.layout}>
        <Prerendered content={parts?.ContactIntro} />
        <Prerendered className={css.next} content={parts?.NextSteps} />
        <div className={css.docket} data-field="paper">
          <SignupForm />
        </div>
      </div>
    </Section>
  );
}
