/** Forms that a press opens on the profile, and its further parts, in one chunk of their own: photos and first words are there before them. */
export { AboutForm } from './components/about-form.tsx';
export { MoreParts } from './components/more-parts.tsx';
export { PhotoRows } from './components/photo-rows.tsx';
export { SeenAs } from './components/seen-as.tsx';
export { UploadTile } from './components/upload-tile.tsx';
