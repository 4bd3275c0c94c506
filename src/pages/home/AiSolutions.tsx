import { useState } from 'react';
import { aiExamples } from '../../content/aiExamples.ts';
import { pageIcons } from '../../content/pageIcons.ts';
import { Link } from '../../router/Link.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { Section } from '../../ui/Section.tsx';
import * as css from './AiSolutions.module.css';
import { Journey } from './Journey.tsx';

function Words() {
  return (
    <div className={css.words}>
      <h2 id="ai-solutions-title">Private AI that drafts your replies</h2>
      <p>
        A voicemail, a late text, a form at midnight. The AI that reads and sorts them runs on your own server, not on
        a public AI service, and drafts a reply to each. The calls, texts and emails themselves travel the usual way,
        through your phone and email providers.
      </p>
      <p>You decide what goes out by itself, and what waits for your&nbsp;go-ahead.</p>
    </div>
  );
}

/** The radio buttons keep their own state, so that a choice works, and lasts, before React is there and without it. */
function Examples() {
  const [plays, setPlays] = useState(0);
  const play = () => setPlays(plays + 1);
  return (
    <div className={css.examples}>
      <fieldset className={css.choices} onChange={play}>
        <legend>Choose a made-up message</legend>
        {aiExamples.map(({ choice }, index) => (
          <label key={choice}>
            <input type="radio" name="ai-example" value={index} defaultChecked={index === 0} />
            <span>{choice}</span>
          </label>
        ))}
      </fieldset>
      <button type="button" className={css.replay} onClick={play} aria-label="Play it again">
        <Icon path={icons.replay} />
      </button>
      <Journey key={plays} again={plays > 0} />
    </div>
  );
}

export function AiSolutions() {
  return (
    <Section id="ai-solutions" tone="gum">
      <div className={css.layout}>
        <Words />
        <Examples />
        <div className={css.more}>
          <ButtonLink to="/#contact">Join Early Access List</ButtonLink>
          <Link to="/resources" className={css.link}>
            See what it does in your line of work
            <Icon path={pageIcons.arrowRight} />
          </Link>
        </div>
      </div>
    </Section>
  );
}
