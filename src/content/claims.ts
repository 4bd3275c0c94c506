/**
 * Each figure that the site states, and where it comes from: the survey or the records, the year, who keeps them.
 * It is never published; `npm run check:launch` asks for it, since the law wants every claim to be provable.
 */
export const claimSources: Readonly<Record<string, string>> = {
  '35 percent increase in employee satisfaction': '',
};

/**
 * Each promise on the pages that only the owner can make, and who has confirmed it and when. It isn't published either;
 * as long as it is empty nobody has, and `npm run check:launch` asks.
 */
export const promises: Readonly<Record<string, string>> = {
  'founding member pricing (locked in for life)': '',
  'at your workplace': '',
  'open-source foundation': '',
};
