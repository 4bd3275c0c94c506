import { workflowSteps } from '../../content/home.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { RevealItem } from '../../ui/RevealItem.tsx';
import { Section } from '../../ui/Section.tsx';
import { GrowthStage } from './GrowthStage.tsx';
import * as css from './Workflow.module.css';

export function Workflow() {
  return (
    <Section id="workflow" tone="gold">
      <h2 id="workflow-title">From a cuppa to a running system</h2>
      <div className={css.line}>
        <ol className={css.steps}>
          {workflowSteps.map(({ title, text }, index) => (
            <RevealItem key={title}>
              <GrowthStage step={index} steps={workflowSteps.length} />
              <h3>{title}</h3>
              <p>{text}</p>
            </RevealItem>
          ))}
        </ol>
        <ButtonLink to="/#contact">Start Your Automation Journey</ButtonLink>
      </div>
    </Section>
  );
}
