import { createElement } from 'react';
import { latePart } from '@rendezvous/remote/late-part';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import type { PhotoRowsProps } from './components/photos/photo-rows.tsx';
import type { SeenAsProps } from './components/seen-as.tsx';
import type { UploadTileProps } from './components/photos/upload-tile.tsx';
import type { PartFormProps } from './part-form.ts';

const load = () => import(/* webpackChunkName: "profile-forms" */ './forms.ts');

export const AboutForm = latePart<PartFormProps>(() => load().then((forms) => forms.AboutForm), {
  missing: 'throw',
});
/** About as high as what comes. */
export const MoreParts = latePart(() => load().then((forms) => forms.MoreParts), {
  missing: 'throw',
  waiting: createElement(Skeleton, { $height: '720px' }),
});
export const PhotoRows = latePart<PhotoRowsProps>(() => load().then((forms) => forms.PhotoRows), {
  missing: 'throw',
});
export const SeenAs = latePart<SeenAsProps>(() => load().then((forms) => forms.SeenAs), { missing: 'throw' });
export const UploadTile = latePart<UploadTileProps>(() => load().then((forms) => forms.UploadTile), {
  missing: 'throw',
});

export const FORMS = [AboutForm, MoreParts, PhotoRows, SeenAs, UploadTile];

/** Loads all of them. */
export const loadForms = (): Promise<unknown> => Promise.all(FORMS.map((form) => form.preload()));
