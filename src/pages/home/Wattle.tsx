import { FilledBlossom } from '../../ui/Blossom.tsx';
import * as css from './Wattle.module.css';
import { narrowSprig, wideSprig } from './wattleShape.ts';
import type { Sprig } from './wattleShape.ts';

/** The wire comes from the left along the hero's lower edge, where the next ground begins, and grows into the stem. */
function Stem({ sprig: { wire, node, stem, sunny, shady } }: { sprig: Sprig }) {
  return (
    <>
      <path className={css.below} data-tone="paper" d={`${wire}H9999V40H-9999z`} />
      <path d={wire + stem} />
      <path className={css.sunny} d={sunny} />
      <path className={css.shady} d={shady} />
      <circle className={css.node} cx={node[0]} cy={node[1]} />
    </>
  );
}

function Clusters({ clusters }: Pick<Sprig, 'clusters'>) {
  return clusters.map(({ stalks, blossoms, buds }, index) => (
    <g key={stalks} data-line={index + 1}>
      <path d={stalks} />
      {blossoms.map(([x, y, rings, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <use className={css.blossom} href={`#blossom-${rings}`} />
        </g>
      ))}
      {buds.map(([x, y, radius]) => (
        <circle key={x} className={css.bud} cx={x} cy={y} r={radius} />
      ))}
    </g>
  ));
}

/** The hero's drawing: a sprig of golden wattle, whose stem is the page's wire and whose blossoms open on entrance. */
export function Wattle() {
  return (
    <svg className={css.drawing} aria-hidden="true">
      <defs>
        {[2, 3, 4].map((rings) => (
          <g key={rings} id={`blossom-${rings}`} transform="scale(1.1)">
            <FilledBlossom rings={rings} edge={2.4} />
          </g>
        ))}
      </defs>
      <svg className={css.sheet} x="100%" y="29.5">
        {[wideSprig, narrowSprig].map((sprig) => (
          <g key={sprig.wire} className={css.plant} data-wide={sprig === wideSprig}>
            <Stem sprig={sprig} />
            <Clusters clusters={sprig.clusters} />
          </g>
        ))}
      </svg>
    </svg>
  );
}
