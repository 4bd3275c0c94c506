import { Suspense } from 'react';
import { Deferred } from '../../router/Deferred.tsx';
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
      <Deferred>
        <Divider from="paper" to="sunk" jog="start" />
        <About />
      </Deferred>
      <Deferred>
        <Divider from="sunk" to="gum" jog="middle" />
        <Banner />
      </Deferred>
      <Deferred>
        <Divider from="gum" to="paper" jog="start" />
        <Workflow />
      </Deferred>
      <Deferred>
        <Divider from="paper" to="sunk" jog="end" />
        <AiSolutions />
      </Deferred>
      <Deferred>
        <Divider from="sunk" to="paper" jog="middle" />
        <Experts />
      </Deferred>
      <Deferred>
        <Divider from="paper" to="sunk" jog="start" />
        <CyberChecks />
      </Deferred>
      <Deferred>
        <Divider from="sunk" to="gum" jog="end" />
        <Contact />
      </Deferred>
    </>
  );
}
