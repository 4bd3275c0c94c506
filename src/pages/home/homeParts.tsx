import { SignupForm } from '../../signup/SignupForm.tsx';
import { Divider } from '../../ui/Divider.tsx';
import type { Parts } from '../../ui/parts.ts';
import { About } from './About.tsx';
import { AiSolutions } from './AiSolutions.tsx';
import { Banner } from './Banner.tsx';
import { ContactIntro, NextSteps } from './ContactWords.tsx';
import { CheckList, SecurityPromise } from './CyberCheckWords.tsx';
import { Experts } from './Experts.tsx';
import { Hero } from './Hero.tsx';
import { Services } from './Services.tsx';
import { StillFigure } from './StillFigure.tsx';
import { Workflow } from './Workflow.tsx';

function Opening() {
  return (
    <>
      <Hero />
      <Divider from="gold" to="paper" jog="end" />
      <Services />
      <Divider from="paper" to="sunk" jog="start" />
      <About />
      <Divider from="sunk" to="gum" jog="middle" />
      <Banner />
      <Divider from="gum" to="paper" jog="start" />
      <Workflow />
      <Divider from="paper" to="sunk" jog="end" />
      <AiSolutions />
      <Divider from="sunk" to="paper" jog="middle" />
      <Experts />
      <Divider from="paper" to="sunk" jog="start" />
    </>
  );
}

function LastDivider() {
  return <Divider from="sunk" to="gum" jog="end" />;
}

/** What never changes on the home page, for the build alone. */
export const homeParts: Parts = {
  Opening,
  Checks: CheckList,
  Still: StillFigure,
  Promise: SecurityPromise,
  Closing: LastDivider,
  Intro: ContactIntro,
  Next: NextSteps,
  Form: SignupForm,
};
