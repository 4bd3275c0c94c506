import { pageIcons } from '../../content/pageIcons.ts';
import { perks } from '../../content/resources.ts';
import { site } from '../../site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Intro } from '../../ui/Intro.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './EarlyAccess.module.css';

export function EarlyAccess() {
  return (
    <Section id="early-access" tone="gum">
      <div className={css.layout}>
        <Intro section="early-access" title="Be among the first">
          <p>We’re starting with a small group of businesses, so we have time to set each one up properly.</p>
          <div className={css.ways}>
            <ButtonLink to="/#contact">Join Early Access List</ButtonLink>
            {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
          </div>
        </Intro>
        <ul className={css.perks}>
          {perks.map((perk) => (
            <li key={perk}>
              <Icon path={pageIcons.check} />
              <p>{perk}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
