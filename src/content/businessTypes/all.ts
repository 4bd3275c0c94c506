import { electricalServices } from './electricalServices.ts';
import { plumbingServices } from './plumbingServices.ts';
import type { BusinessType } from './BusinessType.ts';

/** Every business type, in the order of the page. */
export const businessTypes: readonly BusinessType[] = [electricalServices, plumbingServices];
