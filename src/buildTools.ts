// What build.mjs needs of the TypeScript sources, as one bundle for Node.
export { createDist } from './build/dist.ts';
export { visitTable, weighVisits } from './build/visits.ts';
export { writeFolder } from './build/writeFolder.ts';
export { openPoints } from './launch/launch.ts';
