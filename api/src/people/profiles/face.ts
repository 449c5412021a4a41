export { storeReplies } from './repository.ts';
