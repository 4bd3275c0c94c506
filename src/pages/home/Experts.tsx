import { testimonials } from '../../content/testimonials.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import { Section } from '../../ui/Section.tsx';
import * as css from './Experts.module.css';

/** The picture lies over the letter, which shows where there is none or it can't be loaded: no script ever runs here. */
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
    <Section id="experts" field="paper">
      <h2 id="experts-title">What it’s like to get Fridays back</h2>
      <ul className={css.quotes}>
        {testimonials.map(({ name, role, company, opinion, imageUrl }) => (
          <li className="reveal" key={name}>
            <figure>
              <blockquote>
                <p>{opinion}</p>
              </blockquote>
              <figcaption>
                <Portrait name={name} {...(imageUrl === undefined ? {} : { imageUrl })} />
                <span>
                  <strong>{name}</strong>
                  <br />
                  {`${role}, ${company}`}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
