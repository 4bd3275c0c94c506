import { accountingFirms } from './accountingFirms.ts';
import { constructionAndBuilding } from './constructionAndBuilding.ts';
import { dentalPractices } from './dentalPractices.ts';
import { electricalServices } from './electricalServices.ts';
import { hvacServices } from './hvacServices.ts';
import { landscapingAndGrounds } from './landscapingAndGrounds.ts';
import { legalPractices } from './legalPractices.ts';
import { plumbingServices } from './plumbingServices.ts';
import { realEstate } from './realEstate.ts';
import { restaurantsAndCafes } from './restaurantsAndCafes.ts';
import { retailStores } from './retailStores.ts';
import { roofingServices } from './roofingServices.ts';
import type { BusinessType } from './BusinessType.ts';

/** Every business type, in the order of the page. */
export const businessTypes: readonly BusinessType[] = [
  electricalServices,
  plumbingServices,
  hvacServices,
  constructionAndBuilding,
  landscapingAndGrounds,
  roofingServices,
  legalPractices,
  accountingFirms,
  dentalPractices,
  realEstate,
  restaurantsAndCafes,
  retailStores,
];
