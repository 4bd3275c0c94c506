import { aiExamples } from '../../content/aiExamples.ts';
import { useReveal } from '../../motion/useReveal.ts';
import { FilledBlossom } from '../../ui/Blossom.tsx';
import * as css from './Journey.module.css';
import { Draft, Message } from './Paper.tsx';

const PALM =
  'M12 31v-16a3.5 3.5 0 0 1 7 0v-7a3.5 3.5 0 0 1 7 0v2a3.5 3.5 0 0 1 7 0v6a3.5 3.5 0 0 1 7 0v22q0 7-4 13h-19' +
  'q-2-5-11-16a3.5 3.5 0 0 1 5.5-4.5zM19 15v13M26 10v17M33 16v12';

function Messages() {
  return (
    <li className={`${css.stop} ${css.messages}`}>
      {aiExamples.map((example, index) => (
        <Message key={example.choice} example={example} index={index} />
      ))}
    </li>
  );
}

function Server() {
  return (
    <li className={`${css.stop} ${css.server}`}>
      <span className={css.arriving} />
      <svg className={css.bloom} viewBox="-48 -48 96 96" aria-hidden="true">
        <FilledBlossom />
      </svg>
      <h3>Your server</h3>
      <p>The AI reads and drafts in here.</p>
    </li>
  );
}

function Drafts({ again }: { again: boolean }) {
  const drafts = useReveal<HTMLDivElement>();
  return (
    <li className={css.stop}>
      <div ref={drafts} className={`${css.drafts} reveal${again ? ' waiting' : ''}`}>
        {aiExamples.map((example, index) => (
          <Draft key={example.choice} example={example} index={index} />
        ))}
      </div>
    </li>
  );
}

function Hand() {
  return (
    <li className={`${css.stop} ${css.hand}`}>
      <span className={css.resting} />
      <svg className={css.palm} viewBox="0 0 48 64" aria-hidden="true">
        <path className={css.cuff} d="M13 51h26v11h-26z" />
        <path d={PALM} />
      </svg>
      <h3>Waits for your yes</h3>
      <p>Change a line, send it or bin it. Nothing has gone out.</p>
    </li>
  );
}

/**
 * The chosen example's job, from the message to the hand. It plays as the draft comes into view, if that was hidden
 * before; `again` hides it from the start. Mount it anew to play it once more.
 */
export function Journey({ again }: { again: boolean }) {
  return (
    <ol className={css.journey}>
      <Messages />
      <Server />
      <Drafts again={again} />
      <Hand />
    </ol>
  );
}
