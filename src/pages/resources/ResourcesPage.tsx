import { tradeIcons } from '../../content/tradeIcons.ts';
import { Divider } from '../../ui/Divider.tsx';
import { IconSprite } from '../../ui/IconSprite.tsx';
import { Approach } from './Approach.tsx';
import { BusinessTypes } from './BusinessTypes.tsx';
import { Collection } from './Collection.tsx';
import { EarlyAccess } from './EarlyAccess.tsx';
import { ResourcesHero } from './ResourcesHero.tsx';

export function ResourcesPage() {
  return (
    <>
      <IconSprite icons={tradeIcons} />
      <ResourcesHero />
      <Divider from="gold" to="paper" jog="start" />
      <BusinessTypes />
      <Divider from="paper" to="sunk" jog="end" />
      <Approach />
      <Divider from="sunk" to="paper" jog="middle" />
      <Collection />
      <Divider from="paper" to="gum" jog="start" />
      <EarlyAccess />
    </>
  );
}
