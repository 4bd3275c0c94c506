// What build.mjs needs of the TypeScript sources, as one bundle for Node.
export { createDist } from './dist.ts';
export { visitTable, weighVisits } from './visits.ts';
export { writeFolder } from './writeFolder.ts';
export { openPoints } from '../launch/launch.ts';
