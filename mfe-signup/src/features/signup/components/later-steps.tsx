export { AboutStep } from './about-step.tsx';
export { ActivationProgress } from './activation-progress.tsx';
export { BodyStep } from './body-step.tsx';
export { InterestsStep } from './interests-step.tsx';
export { LifeStep, LooksStep } from './looks-step.tsx';
export { PhotoStep } from './photo-step.tsx';
export { PlaceStep } from './place-step.tsx';
