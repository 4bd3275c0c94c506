import { tradeIcons } from '../../content/tradeIcons.ts';
import { Divider } from '../../ui/Divider.tsx';
import { IconSprite } from '../../ui/IconSprite.tsx';
import type { Parts } from '../../ui/parts.ts';
import { Approach } from './Approach.tsx';
import { Cards } from './Cards.tsx';
import { Collection } from './Collection.tsx';
import { EarlyAccess } from './EarlyAccess.tsx';
import { HeroBlossoms } from './HeroBlossoms.tsx';

function Closing() {
  return (
    <>
      <Divider from="paper" to="sunk" jog="end" still />
      <Approach />
      <Divider from="sunk" to="paper" jog="middle" still />
      <Collection />
      <Divider from="paper" to="gum" jog="start" still />
      <EarlyAccess />
      <IconSprite icons={tradeIcons} />
    </>
  );
}

/** What never changes on /resources, for the build alone. */
export const resourcesParts: Parts = { Drawing: HeroBlossoms, Cards, Closing };
