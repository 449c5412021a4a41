export { type LanderEdition, publishNewLander } from './service.ts';
