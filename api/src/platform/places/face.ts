export { isCity, isRegion } from './service.ts';
