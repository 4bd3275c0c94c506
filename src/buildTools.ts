// The build's entry: what build.mjs needs of the TypeScript sources, as one bundle for Node, and the style sheet.

// The order of imports is the order of the rules in the style sheet: what everything shares comes first.
import '../styles/index.css';

export { createDist } from './build/dist.ts';
export { visitTable, weighVisits } from './build/visits.ts';
export { writeFolder } from './build/writeFolder.ts';
export { openPoints } from './launch/launch.ts';
