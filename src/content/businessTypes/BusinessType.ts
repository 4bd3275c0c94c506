import type { BusinessTypeOption } from '../signupOptions.ts';
import type { tradeIcons } from '../tradeIcons.ts';

type TradeIcon = keyof typeof tradeIcons;

interface Step {
  readonly icon: TradeIcon;
  readonly text: string;
}

/** One automation: six steps in order, from what triggers it to how it ends. The id is unique on the page. */
export interface Category {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly steps: readonly [Step, Step, Step, Step, Step, Step];
  readonly valueStatement: string;
}

/** A card on /resources. The id is also its address, as in /resources#dental-practices. */
export interface BusinessType {
  readonly id: string;
  readonly title: string;
  readonly icon: TradeIcon;
  readonly description: string;
  /** What the form's Business Type says for a visitor who joins from this card. */
  readonly option: BusinessTypeOption;
  readonly categories: readonly Category[];
}
