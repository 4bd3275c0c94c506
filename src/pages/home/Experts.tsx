import { useState } from 'react';
import { testimonials } from '../../content/testimonials.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import { Section } from '../../ui/Section.tsx';
import * as css from './Experts.module.css';

function Portrait({ name, imageUrl }: Pick<Testimonial, 'name' | 'imageUrl'>) {
  const [failed, setFailed] = useState(false);
  // An image that failed before hydration fires no event any more.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  };
  if (imageUrl === undefined || failed) {
    return (
      <span className={css.letter} aria-hidden="true">
        {name.charAt(0)}
      </span>
    );
  }
  return (
    <img
      className={css.letter}
      src={imageUrl}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      ref={check}
      onError={() => setFailed(true)}
    />
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
