/** Forms that a press opens on the profile, and its further parts, in one chunk of their own: photos and first words are there before them. */
export { AboutForm } from './components/forms/about-form.tsx';
export { MoreParts } from './components/more-parts.tsx';
export { PhotoRows } from './components/photos/photo-rows.tsx';
export { SeenAs } from './components/seen-as.tsx';
export { UploadTile } from './components/photos/upload-tile.tsx';
