import { latePart } from '@rendezvous/remote/late-part';
import type { HalfFormProps, PartFormProps } from './part-form.ts';

const load = () => import(/* webpackChunkName: "profile-forms" */ './forms.ts');

export const AboutForm = latePart<PartFormProps>(() => load().then((forms) => forms.AboutForm), {
  missing: 'throw',
});
export const DetailsForm = latePart<PartFormProps>(() => load().then((forms) => forms.DetailsForm), {
  missing: 'throw',
});
export const HalfForm = latePart<HalfFormProps>(() => load().then((forms) => forms.HalfForm), {
  missing: 'throw',
});
export const InterestsForm = latePart<PartFormProps>(() => load().then((forms) => forms.InterestsForm), {
  missing: 'throw',
});
export const PlaceForm = latePart<PartFormProps>(() => load().then((forms) => forms.PlaceForm), {
  missing: 'throw',
});

export const FORMS = [AboutForm, DetailsForm, HalfForm, InterestsForm, PlaceForm];

/** Loads the forms: one opens once all of it is there, so that its first field can take the focus. */
export const loadForms = (): Promise<unknown> => Promise.all(FORMS.map((form) => form.preload()));
