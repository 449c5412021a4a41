export { PROMISED_JOB, REVOKE_JOB, type PromisedJob, type RevokeJob } from './jobs.ts';
export { endBlocksByPayment, findOpenBlock, type BlockRow } from './repository.ts';
export { alignBlocks, endBlock, openBlock, reverseBlock } from './service.ts';
