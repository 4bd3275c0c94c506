import { Fragment } from 'react';
import { tradeLinks } from '../../content/navigation.ts';
import { pageIcons } from '../../content/pageIcons.ts';
import { services } from '../../content/services.ts';
import { Link } from '../../router/Link.tsx';
import { site } from '../../site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RevealItem } from '../../ui/RevealItem.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './Services.module.css';

export function Services() {
  return (
    <Section id="services" tone="paper">
      <div className={css.intro}>
        <h2 id="services-title">The jobs nobody started a business to do</h2>
        <p>Five ways to take them off your plate. Start where it hurts most.</p>
        <p>
          See your own week, step by step:{' '}
          {tradeLinks.map(({ label, to }) => (
            <Fragment key={to}>
              <Link to={to}>{label}</Link>,{' '}
            </Fragment>
          ))}
          or <Link to="/resources#business-types">all of them</Link>.
        </p>
        {site.worksWith.length > 0 && <p>{`Works with ${site.worksWith.join(', ')}.`}</p>}
      </div>
      <ul className={css.cards}>
        {services.map(({ title, description, icon, features, delay }) => (
          <RevealItem className={css.card} delay={delay} key={title}>
            <Icon path={pageIcons[icon]} />
            <h3>{title}</h3>
            <p>{description}</p>
            <ul className={css.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </RevealItem>
        ))}
      </ul>
    </Section>
  );
}
