import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useEntry } from '../router/useRouter.ts';
import * as css from './Alert.module.css';
import { fieldId } from './signup.ts';
import type { FieldErrors } from './signup.ts';

const TITLE_PREFIX = 'Error: ';

/** Puts 'Error: ' before the document's title; each navigation sets the title anew, so each puts it there again. */
function useErrorTitle(): void {
  const entry = useEntry();
  useEffect(() => {
    document.title = TITLE_PREFIX + document.title;
    return () => {
      // After a navigation to another page it is that page's title already.
      document.title = document.title.replace(TITLE_PREFIX, '');
    };
  }, [entry]);
}

interface ErrorSummaryProps {
  errors: FieldErrors;
  onChoose: (name: string) => void;
}

/** What is wrong: each message once, as a link to the first field that has it. It takes focus when it appears. */
export function ErrorSummary({ errors, onChoose }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useErrorTitle();
  useEffect(() => box.current?.focus(), []);

  // The hash stays out of the history: Back leaves the page, as before.
  function choose(event: MouseEvent, name: string): void {
    event.preventDefault();
    onChoose(name);
  }

  const all = Object.entries(errors);
  const problems = all.filter(([, message], index) => all.findIndex(([, other]) => other === message) === index);
  return (
    <div
      className={css.alert}
      ref={box}
      id="signup-errors"
      role="group"
      tabIndex={-1}
      aria-labelledby="signup-errors-title"
      aria-describedby="signup-errors-list"
    >
      <h3 id="signup-errors-title">Not sent yet. Please check:</h3>
      <ul id="signup-errors-list">
        {problems.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => choose(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
