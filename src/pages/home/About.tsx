import { pageIcons } from '../../content/pageIcons.ts';
import { sellingPoints } from '../../content/home.ts';
import { site } from '../../site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Intro } from '../../ui/Intro.tsx';
import { RevealItem } from '../../ui/RevealItem.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './About.module.css';

export function About() {
  return (
    <Section id="about" tone="sunk">
      <div className={css.layout}>
        <Intro section="about" title="Yours, on your own server">
          <p>
            Most automation services rent you a corner of somebody else’s cloud. We set up a server that belongs to you,
            and we’re local when you need a hand.
          </p>
          {site.runBy && <p>{site.runBy}</p>}
        </Intro>
        <ul className={css.points}>
          {sellingPoints.map(({ title, text, icon }) => (
            <RevealItem key={title}>
              <Icon path={pageIcons[icon]} />
              <h3>{title}</h3>
              <p>{text}</p>
            </RevealItem>
          ))}
        </ul>
      </div>
    </Section>
  );
}
