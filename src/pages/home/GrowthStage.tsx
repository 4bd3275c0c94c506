import { FilledBlossom } from '../../ui/Blossom.tsx';
import * as css from './GrowthStage.module.css';

const LEAF = 'M0 0Q0-34 42-42 42-4 0 0z';
// Each bud is a line of no length.
const BUDS = 'M2-32h0M2 32h0M27-19h0M27 19h0M42 0h0';

/** Both leaves of a pair, on either side of the wire. */
function Leaves({ scale }: { scale: number }) {
  return (
    <g className={css.leaf} transform={`translate(-20)scale(${scale})`}>
      <path d={LEAF} />
      <path d={LEAF} transform="scale(1-1)" />
    </g>
  );
}

function Bud() {
  return (
    <>
      <g transform="translate(-24)">
        <Leaves scale={0.7} />
      </g>
      <path className={css.stalk} d="M-24 0Q-6-8 2-32M-24 0Q-6 8 2 32M0 0Q16-2 27-19M0 0Q16 2 27 19" />
      <path className={css.edge} d={BUDS} />
      <path className={css.fill} d={BUDS} />
    </>
  );
}

function Sprout() {
  return (
    <>
      <Leaves scale={1.05} />
      <circle className={css.bud} cx="-20" r="10" />
    </>
  );
}

function Seed() {
  return <ellipse className={css.bud} rx="19" ry="13" />;
}

/** What grows on the wire at a step: a seed, a sprout, then buds, and a blossom at the last. */
export function GrowthStage({ step, steps }: { step: number; steps: number }) {
  const Stage = step === steps - 1 ? FilledBlossom : ([Seed, Sprout][step] ?? Bud);
  return (
    <svg className={css.stage} viewBox="-48 -48 96 96" aria-hidden="true">
      <Stage />
    </svg>
  );
}
