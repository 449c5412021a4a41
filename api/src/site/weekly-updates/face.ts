export { weeklyCauses } from './causes.ts';
export { weeklyLetter } from './letter.ts';
export { planRound } from './round.ts';
