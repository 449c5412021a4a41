export { memberNamed, showMember } from './service.ts';
