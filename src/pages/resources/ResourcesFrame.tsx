import { Divider } from '../../ui/Divider.tsx';
import { Prerendered } from '../../ui/Prerendered.tsx';
import { BusinessTypes } from './BusinessTypes.tsx';
import { ResourcesHero } from './ResourcesHero.tsx';
import type { ResourcesParts } from './ResourcesPage.tsx';

/** What answers on /resources; the parts that don't are given, unless a document holds them already. */
export function ResourcesFrame({ parts }: { parts?: ResourcesParts }) {
  return (
    <>
      <ResourcesHero drawing={parts?.HeroBlossoms} />
      <Divider from="gold" to="paper" jog="start" />
      <BusinessTypes cards={parts?.Cards} />
      <Prerendered content={parts?.Closing} />
    </>
  );
}
