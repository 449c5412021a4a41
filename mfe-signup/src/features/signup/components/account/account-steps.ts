export { AccountMade } from './account-made.tsx';
export { AccountStep } from './account-step.tsx';
export { BirthStep } from './birth-step.tsx';
