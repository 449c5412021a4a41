/** The forms of all parts, in one chunk of their own: the profile is there before they are. */
export { AboutForm } from './components/about-form.tsx';
export { DetailsForm } from './components/details-form.tsx';
export { HalfForm } from './components/half-form.tsx';
export { InterestsForm } from './components/interests-form.tsx';
export { PlaceForm } from './components/place-form.tsx';
