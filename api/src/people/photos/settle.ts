import { buffer } from 'node:stream/consumers';
import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { mayBeMain } from '@rendezvous/rules/photo-order';
import { publicNames } from './pictures.ts';
import { photoLimit } from './policy.ts';
import type { PhotoRow } from './presenter.ts';
import * as photos from './repository.ts';
import type { PhotoFiles, UncroppedPicture } from './tables.ts';

export const REMOVE_FILES_JOB = 'photos.remove-files';

export type PhotoServices = Pick<
  Services,
  'db' | 'unitOfWork' | 'clock' | 'settings' | 'files' | 'jobs' | 'live'
>;

type Owner = Awaited<ReturnType<typeof photos.findOwner>>;

/** Refuses a photo beyond the number that a member may have (spec §9 Photos): all of them count, whatever their status. */
export async function refuseWhenFull(services: PhotoServices, tx: Tx, owner: Owner): Promise<void> {
  const limit = photoLimit(services, owner);
  if ((await photos.countPhotos(tx, owner.id)) >= limit) throw problem('photo_limit', { params: { limit } });
}

/** A photo of this member. @throws problem `not_found` */
export async function ownPhoto(tx: Tx, userId: string, id: string): Promise<PhotoRow> {
  const photo = await photos.findOwnPhoto(tx, userId, id);
  if (!photo) throw problem('not_found');
  return photo;
}

/** Notifies the member's open pages of a changed profile. */
export function announceProfile({ live }: Pick<PhotoServices, 'live'>, userId: string): Promise<void> {
  return live.publish(userId, 'user', { reason: 'profile' });
}

/** Every file of a photo. */
export function filesOf(photo: {
  files: PhotoFiles;
  censored: PhotoFiles;
  public_files?: PhotoFiles | null;
  uncropped: UncroppedPicture | null;
}): string[] {
  const { files, censored, public_files: published, uncropped } = photo;
  const sets = [files, censored, ...(published ? [published] : [])];
  return [...sets.flatMap((set) => Object.values(set)), ...(uncropped ? [uncropped.file] : [])];
}

export async function removeLater(
  { jobs }: Pick<PhotoServices, 'jobs'>,
  tx: Tx,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0) await jobs.send(tx, REMOVE_FILES_JOB, { names });
}

/**
 * Sets the main photo: the wished one, else the present one while it may be, else the first approved public one.
 * The main photo's files exist under public names exactly as long as it is the main one.
 */
export async function settleMain(
  services: PhotoServices,
  tx: Tx,
  userId: string,
  wished?: string,
): Promise<void> {
  const rows = await photos.listPhotos(tx, userId);
  const open = rows.filter(mayBeMain);
  const present = await photos.mainPhotoId(tx, userId);
  const main =
    open.find((row) => row.id === wished) ?? open.find((row) => row.id === present) ?? open[0] ?? null;
  for (const row of rows) if (row.public_files && row.id !== main?.id) await unpublish(services, tx, row);
  if (main && !main.public_files)
    await photos.setPublicFiles(tx, main.id, await copyPublicly(services, main.files));
  await photos.setProfilePhotos(tx, userId, main?.id ?? null);
}

/** Ends the public addresses of a photo. */
export async function unpublish(services: PhotoServices, tx: Tx, photo: PhotoRow): Promise<void> {
  if (!photo.public_files) return;
  await photos.setPublicFiles(tx, photo.id, null);
  await removeLater(services, tx, Object.values(photo.public_files));
}

async function copyPublicly(services: PhotoServices, files: PhotoFiles): Promise<PhotoFiles> {
  const copies = publicNames();
  for (const size of ['thumb', 'medium', 'large'] as const) {
    const source = await services.files.read(files[size]);
    if (source) await services.files.put(copies[size], await buffer(source.stream));
  }
  return copies;
}
