import { FilledBlossom } from '../../ui/Blossom.tsx';
import * as css from './Wattle.module.css';
import { clusters, narrowSprig, wideSprig } from './wattleShape.ts';
import type { Sprig } from './wattleShape.ts';

/** The wire comes from the left along the hero's lower edge, where the next ground begins, and grows into the stem. */
function Stem({ sprig: { wire, node, stem, sunny, shady }, ...rest }: { sprig: Sprig; className: string | undefined }) {
  return (
    <g {...rest}>
      <path className={css.below} data-tone="paper" d={`${wire}H9999V40H-9999z`} />
      <path className={css.sunny} d={sunny} />
      <path className={css.shady} d={shady} />
      <path d={wire + stem} />
      <circle className={css.node} cx={node[0]} cy={node[1]} />
    </g>
  );
}

/** The hero's drawing: a sprig of golden wattle, whose stem is the page's wire and whose blossoms open on entrance. */
export function Wattle() {
  return (
    <svg className={css.drawing} aria-hidden="true">
      <defs>
        <g id="blossom">
          <FilledBlossom edge={2.4} />
        </g>
      </defs>
      <svg className={css.sheet} x="100%" y="29.5">
        <g className={css.plant}>
          <Stem className={css.wide} sprig={wideSprig} />
          <Stem className={css.narrow} sprig={narrowSprig} />
          {clusters.map(({ stalks, blossoms, buds }, index) => (
            <g key={stalks} className={css.cluster} data-line={index + 1}>
              <path d={stalks} />
              {blossoms.map(([x, y, size]) => (
                <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
                  <use className={css.blossom} href="#blossom" />
                </g>
              ))}
              {buds.map(([x, y, radius]) => (
                <circle key={x} className={css.bud} cx={x} cy={y} r={radius} />
              ))}
            </g>
          ))}
        </g>
      </svg>
    </svg>
  );
}
