export { closeComplaint, listForOperator, showComplaint } from './handling.ts';
export { complaintsOfMember as complaintsOf } from './repository.ts';
export { forgetClosed, forgetComplainant } from './service.ts';
