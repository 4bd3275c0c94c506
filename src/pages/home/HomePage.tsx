import { Suspense } from 'react';
import { Divider } from '../../ui/Divider.tsx';
import { About } from './About.tsx';
import { AiSolutions } from './AiSolutions.tsx';
import { Banner } from './Banner.tsx';
import { Contact } from './Contact.tsx';
import { CyberChecks } from './CyberChecks.tsx';
import { Experts } from './Experts.tsx';
import { Hero } from './Hero.tsx';
import { Services } from './Services.tsx';
import { Workflow } from './Workflow.tsx';

/** Each boundary hydrates on its own; the one that is clicked or focused comes first. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Suspense>
        <Divider from="gold" to="paper" jog="end" />
        <Services />
      </Suspense>
      <Suspense>
        <Divider from="paper" to="sunk" jog="start" />
        <About />
      </Suspense>
      <Suspense>
        <Divider from="sunk" to="gum" jog="middle" />
        <Banner />
      </Suspense>
      <Suspense>
        <Divider from="gum" to="paper" jog="start" />
        <Workflow />
      </Suspense>
      <Suspense>
        <Divider from="paper" to="sunk" jog="end" />
        <AiSolutions />
      </Suspense>
      <Suspense>
        <Divider from="sunk" to="paper" jog="middle" />
        <Experts />
      </Suspense>
      <Suspense>
        <Divider from="paper" to="sunk" jog="start" />
        <CyberChecks />
      </Suspense>
      <Suspense>
        <Divider from="sunk" to="gum" jog="end" />
        <Contact />
      </Suspense>
    </>
  );
}
