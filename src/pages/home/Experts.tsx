import { testimonials } from '../../content/testimonials.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import { RevealItem } from '../../ui/RevealItem.tsx';
import { Section } from '../../ui/Section.tsx';
import { ExpertDrawing } from './ExpertDrawing.tsx';
import * as css from './Experts.module.css';

/** The picture covers the letter, which shows if there is none or it fails to load, even without JavaScript. */
function Portrait({ name, imageUrl, drawing }: Testimonial) {
  if (drawing && imageUrl === undefined) return <ExpertDrawing name={drawing} />;
  return (
    <span className={css.portrait} aria-hidden="true">
      {name.charAt(0)}
      {imageUrl !== undefined && <img src={imageUrl} alt="" width={72} height={72} loading="lazy" />}
    </span>
  );
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, company, opinion, placeholder } = testimonial;
  return (
    <figure>
      {placeholder && <p className={css.example}>Example only, not a real customer</p>}
      <blockquote>
        <p>{opinion}</p>
      </blockquote>
      <figcaption>
        <Portrait {...testimonial} />
        <span className={css.who}>
          <strong>{name}</strong>
          <span>{`${role}, ${company}`}</span>
        </span>
      </figcaption>
    </figure>
  );
}

export function Experts() {
  return (
    <Section id="experts" tone="paper">
      <h2 id="experts-title">What it could be like to get Fridays back</h2>
      <ul className={css.quotes}>
        {testimonials.map((testimonial, index) => (
          <RevealItem key={testimonial.name} className={index === 0 ? css.first : undefined}>
            <Quote testimonial={testimonial} />
          </RevealItem>
        ))}
      </ul>
    </Section>
  );
}
