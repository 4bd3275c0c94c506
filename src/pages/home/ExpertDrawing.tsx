import type { ReactNode } from 'react';
import type { ExpertObject } from '../../content/testimonials.ts';
import * as css from './ExpertDrawing.module.css';

const drawings: Readonly<Record<ExpertObject, ReactNode>> = {
  appointmentCard: (
    <g transform="rotate(-5 60 44)">
      <path d="M8 12h104v66H8z" />
      <path className={css.gold} d="M8 12h104v18H8z" />
      <path d="M20 46h42M20 58h30" />
      <circle cx="88" cy="54" r="13" />
      <path d="M88 46v8l6 4" />
    </g>
  ),
  ute: (
    <>
      <path className={css.ink} d="M12 32v12m38-12v12M3 24h58v8H3zM14 24v8m12-8v8m12-8v8m12-8v8" />
      <path className={css.gold} d="M5 70V44h55V22h20q5 0 8 5l10 16 13 4q6 2 6 8v15z" />
      <path d="M68 30h11l8 13H68z" />
      <circle cx="30" cy="70" r="12" />
      <circle cx="94" cy="70" r="12" />
      <path d="M30 70h0m64 0h0" />
    </>
  ),
  folder: (
    <>
      <path d="M6 82V18h34l8 9h56v10" />
      <path d="M24 60V8h64v52" />
      <path d="M36 20h40M36 29h40" />
      <path className={css.gold} d="M6 82l12-42h100l-12 42z" />
      <path d="M53 60h22" />
    </>
  ),
};

/** A thing from somebody's work. */
export function ExpertDrawing({ name }: { name: ExpertObject }) {
  return (
    <svg className={css.drawing} viewBox="0 0 120 88" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
