import type { AiExample } from '../../content/aiExamples.ts';
import * as css from './Paper.module.css';

interface PaperProps {
  example: AiExample;
  index: number;
}

export function Message({ example: { via, message }, index }: PaperProps) {
  return (
    <div className={css.message} data-example={index}>
      <p>{via}</p>
      <blockquote>{message}</blockquote>
    </div>
  );
}

export function Draft({ example: { title, lines, left }, index }: PaperProps) {
  return (
    <div className={css.draft} data-tone="sheet" data-example={index}>
      <h3>{title}</h3>
      <strong className={css.stamp}>Draft</strong>
      <ul>
        {lines.map(({ item, detail }) => (
          <li key={item}>
            {`${item} `}
            <span>{detail}</span>
          </li>
        ))}
      </ul>
      <p>{left}</p>
    </div>
  );
}
