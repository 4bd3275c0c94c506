import { pageIcons } from '../../content/pageIcons.ts';
import { useReveal } from '../../motion/useReveal.ts';
import { Link } from '../../router/Link.tsx';
import { FilledBlossom } from '../../ui/Blossom.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Intro } from '../../ui/Intro.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './AiSolutions.module.css';

const inputs = [
  { label: 'A missed call', icon: pageIcons.phone },
  { label: 'A text at 9 pm', icon: pageIcons.chat },
  { label: 'A web enquiry', icon: pageIcons.mail },
] as const;

const outputs = [
  { label: 'A reply to check', icon: pageIcons.paperwork },
  { label: 'A time in the diary', icon: pageIcons.check },
] as const;

const DIAGRAM =
  'Calls, texts and enquiries go in; inside your server they become a reply to check and a time in the diary.';

function Wires({ ends }: { ends: typeof inputs | typeof outputs }) {
  return (
    <ul>
      {ends.map(({ label, icon }) => (
        <li key={label}>
          <Icon path={icon} />
          {label}
        </li>
      ))}
    </ul>
  );
}

export function AiSolutions() {
  const frame = useReveal<HTMLDivElement>();
  return (
    <Section id="ai-solutions" tone="gum">
      <div className={css.layout}>
        <Intro section="ai-solutions" title="In-house AI that drafts your replies">
          <p>
            A missed call, a late text, a form at midnight. The AI that reads and sorts them runs on your own server,
            not on a public AI service, and hands you each one with a reply drafted. The calls, texts and emails
            themselves travel the usual way.
          </p>
          <p>You decide what goes out by itself, and what waits for your go-ahead.</p>
          <p>
            <Link className={css.more} to="/resources">
              See what it does in your line of work
              <Icon path={pageIcons.arrowRight} />
            </Link>
          </p>
        </Intro>
        <div ref={frame} className={`${css.frame} reveal`}>
          <div className={css.diagram} role="img" aria-label={DIAGRAM}>
            <Wires ends={inputs} />
            <div className={css.core}>
              <svg viewBox="-48 -48 96 96" aria-hidden="true">
                <FilledBlossom />
              </svg>
              <p>inside your server</p>
            </div>
            <Wires ends={outputs} />
          </div>
        </div>
      </div>
    </Section>
  );
}
