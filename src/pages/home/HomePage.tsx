import { useRef } from 'react';
import { useReveal } from '../../motion/useReveal.ts';
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

export function HomePage() {
  const page = useRef<HTMLDivElement>(null);
  useReveal(page);
  return (
    <div ref={page}>
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
      <CyberChecks />
      <Divider from="sunk" to="gum" jog="end" />
      <Contact />
    </div>
  );
}
