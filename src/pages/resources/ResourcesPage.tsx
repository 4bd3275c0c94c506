import type { ComponentType } from 'react';
import { tradeIcons } from '../../content/tradeIcons.ts';
import { Divider } from '../../ui/Divider.tsx';
import { IconSprite } from '../../ui/IconSprite.tsx';
import { Approach } from './Approach.tsx';
import { Cards } from './Cards.tsx';
import { Collection } from './Collection.tsx';
import { EarlyAccess } from './EarlyAccess.tsx';
import { HeroBlossoms } from './HeroBlossoms.tsx';
import { ResourcesFrame } from './ResourcesFrame.tsx';

function Closing() {
  return (
    <>
      <Divider from="paper" to="sunk" jog="end" />
      <Approach />
      <Divider from="sunk" to="paper" jog="middle" />
      <Collection />
      <Divider from="paper" to="gum" jog="start" />
      <EarlyAccess />
      <IconSprite icons={tradeIcons} />
    </>
  );
}

const parts = { HeroBlossoms, Cards, Closing };

export type ResourcesParts = Readonly<Record<keyof typeof parts, ComponentType>>;

/** The whole page, for the build and for who comes by a link; a document hydrates with ResourcesFrame alone. */
export function ResourcesPage() {
  return <ResourcesFrame parts={parts} />;
}
