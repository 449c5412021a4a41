export { AboutStep } from './about-step.tsx';
export { ActivationProgress } from './activation-progress.tsx';
export { DetailsStep } from './details-step.tsx';
export { PhotoStep } from './photo-step.tsx';
