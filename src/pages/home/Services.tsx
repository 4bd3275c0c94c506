import { Fragment } from 'react';
import { tradeLinks } from '../../content/navigation.ts';
import { services } from '../../content/services.ts';
import type { Service } from '../../content/services.ts';
import { Link } from '../../router/Link.tsx';
import { site } from '../../site.ts';
import { FilledBlossom } from '../../ui/Blossom.tsx';
import { RevealItem } from '../../ui/RevealItem.tsx';
import { Section } from '../../ui/Section.tsx';
import { ServicePaper } from './ServicePaper.tsx';
import * as css from './Services.module.css';

/** Five moments of one evening on a wire that ends in a blossom. */
export function Services() {
  return (
    <Section id="services" tone="paper">
      <div className={css.intro}>
        <h2 id="services-title">The jobs nobody started a business to do</h2>
        <p>Five ways to take them off your plate. Start where it hurts most.</p>
        <p>
          See a week like yours, step by step:{' '}
          {tradeLinks.map(({ label, to }) => (
            <Fragment key={to}>
              <Link to={to}>{label}</Link>,{' '}
            </Fragment>
          ))}
          or <Link to="/resources#business-types">all of them</Link>.
        </p>
        {site.worksWith.length > 0 && <p>{`Works with ${site.worksWith.join(', ')}.`}</p>}
      </div>
      <div className={css.evening}>
        <p className={css.start}>How one evening could go</p>
        <ul>
          {services.map((service) => (
            <Moment key={service.title} {...service} />
          ))}
        </ul>
        <p className={css.end}>
          <svg viewBox="-48 -48 96 96" aria-hidden="true">
            <FilledBlossom />
          </svg>
          Done, with two taps and no laptop.
        </p>
      </div>
    </Section>
  );
}

function Moment({ title, description, icon, moment, features, delay }: Service) {
  return (
    <RevealItem className={css.moment} delay={delay}>
      <ServicePaper name={icon} />
      <div className={css.words}>
        {moment && <p className={css.time}>{moment}</p>}
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </RevealItem>
  );
}
