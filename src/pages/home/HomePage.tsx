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
        <Services />
      </Suspense>
      <Deferred>
        <About />
      </Deferred>
      <Deferred>
        <Banner from="sunk" to="gold" />
      </Deferred>
      <Deferred>
        <Workflow />
      </Deferred>
      <Deferred>
        <Divider from="gold" to="gum" jog="start" />
        <AiSolutions />
      </Deferred>
      <Deferred>
        <Divider from="gum" to="paper" jog="middle" />
        <Experts />
      </Deferred>
      <Deferred>
        <CyberChecks />
      </Deferred>
      <Deferred>
        <Divider from="sunk" to="gum" jog="aside" />
        <Contact />
      </Deferred>
    </>
  );
}
