export { type Dist, openDist } from './dist.ts';
export { baseOf, type Deployed, filledSlots, type OfferedRemote, pageRegistry } from './registry.ts';
