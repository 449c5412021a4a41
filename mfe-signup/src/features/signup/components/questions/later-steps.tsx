export { AboutStep } from './about-step.tsx';
export { BodyStep } from './body-step.tsx';
export { Ending } from '#src/features/signup/components/ending/ending.tsx';
export { InterestsStep } from './interests-step.tsx';
export { LifeStep, LooksStep } from './looks-step.tsx';
export { PhotoStep } from './photo-step.tsx';
export { PlaceStep } from './place-step.tsx';
