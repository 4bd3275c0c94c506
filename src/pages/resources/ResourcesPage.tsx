import { Suspense } from 'react';
import { tradeIcons } from '../../content/tradeIcons.ts';
import { Deferred } from '../../router/Deferred.tsx';
import { Divider } from '../../ui/Divider.tsx';
import { IconSprite } from '../../ui/IconSprite.tsx';
import { Approach } from './Approach.tsx';
import { BusinessTypes } from './BusinessTypes.tsx';
import { Collection } from './Collection.tsx';
import { EarlyAccess } from './EarlyAccess.tsx';
import { ResourcesHero } from './ResourcesHero.tsx';

/** Each boundary hydrates on its own; the one that is clicked or focused comes first. */
export function ResourcesPage() {
  return (
    <>
      <ResourcesHero />
      <Suspense>
        <Divider from="gold" to="paper" jog="start" still />
        <BusinessTypes />
      </Suspense>
      <Deferred>
        <Approach />
      </Deferred>
      <Deferred>
        <Collection />
      </Deferred>
      <Deferred>
        <Divider from="paper" to="gum" jog="start" still />
        <EarlyAccess />
      </Deferred>
      <IconSprite icons={tradeIcons} />
    </>
  );
}
