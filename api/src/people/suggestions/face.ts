export { wantedBy } from './repository.ts';
export { bestCandidates, newcomersFor, suggestAtSignup } from './service.ts';
