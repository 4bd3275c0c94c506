import { testimonials } from '../../content/testimonials.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import { RevealItem } from '../../ui/RevealItem.tsx';
import { Section } from '../../ui/Section.tsx';
import * as css from './Experts.module.css';

/** The picture covers the letter, which shows if there is none or it fails to load, even without JavaScript. */
function Portrait({ name, imageUrl }: Pick<Testimonial, 'name' | 'imageUrl'>) {
  return (
    <span className={css.portrait} aria-hidden="true">
      {name.charAt(0)}
      {imageUrl !== undefined && <img src={imageUrl} alt="" width={56} height={56} loading="lazy" />}
    </span>
  );
}

export function Experts() {
  return (
    <Section id="experts" tone="paper">
      <h2 id="experts-title">What it’s like to get Fridays back</h2>
      <ul className={css.quotes}>
        {testimonials.map(({ name, role, company, opinion, imageUrl, placeholder }) => (
          <RevealItem key={name}>
            <figure>
              {placeholder && <p className={css.example}>Example only, not a real customer</p>}
              <blockquote>
                <p>{opinion}</p>
              </blockquote>
              <figcaption>
                <Portrait name={name} imageUrl={imageUrl} />
                <span>
                  <strong>{name}</strong>
                  <br />
                  {`${role}, ${company}`}
                </span>
              </figcaption>
            </figure>
          </RevealItem>
        ))}
      </ul>
    </Section>
  );
}
