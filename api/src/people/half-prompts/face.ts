export { halfPromptsOf } from './repository.ts';
export { completedBetween, offeredHalfPrompts, presentHalfPrompts } from './service.ts';
