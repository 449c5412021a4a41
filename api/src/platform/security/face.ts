export { SECURITY_PROBLEMS, securityEventsPlugin } from './events.ts';
