import { Divider } from '../../ui/Divider.tsx';
import { Prerendered } from '../../ui/Prerendered.tsx';
import { BusinessTypes } from './BusinessTypes.tsx';
import { ResourcesHero } from './ResourcesHero.tsx';

export function ResourcesPage() {
  return (
    <>
      <ResourcesHero />
      <Divider from="gold" to="paper" jog="start" still />
      <BusinessTypes />
      <Prerendered part="Closing" />
    </>
  );
}
