export { keepReplies } from './repository.ts';
