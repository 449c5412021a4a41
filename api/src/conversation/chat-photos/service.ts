import type { ChatPhoto } from '@rendezvous/contract/resources/chat-photos/schemas';
import {
  removeLater,
  storeAll,
  processPicture,
  type Decoder,
  type Picture,
} from '#src/people/photos/face.ts';
import { memberFacts, type MemberFacts } from '#src/people/visibility/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import type { Signer } from '#src/platform/lib/signer.ts';
import type { Services } from '#src/platform/services.ts';
import { signChatPhoto, type ChatPhotoLink } from './links.ts';
import { maySee } from './policy.ts';
import * as photos from './repository.ts';
import type { ChatPhotoFiles } from './tables.ts';

/** Age at which an unsent upload is deleted. */
const UNSENT_LIFETIME = DAY;
/** Unsent uploads of one member; the oldest makes room for another. */
const UNSENT_MAX = 10;

type PhotoServices = Pick<Services, 'db' | 'unitOfWork' | 'clock' | 'settings' | 'files' | 'jobs'>;
type Uploaded = NonNullable<Awaited<ReturnType<typeof photos.findOwn>>>;

/** The member who uploads. */
interface Uploader {
  userId: string;
  paid: boolean;
  domain: string;
}

/**
 * Uploads a photo to be sent with a message, under the guards of every upload of photos (spec §6 Premium member). It is no photo of the
 * profile and counts to no limit of those. An upload that has this id already is the answer.
 * @throws problem `premium_only`, `unsupported_media`, `unavailable`, or field errors on `file`
 */
export async function addChatPhoto(
  services: PhotoServices,
  decoder: Decoder,
  { userId, paid, domain }: Uploader,
  file: Buffer,
  id: string,
): Promise<Uploaded> {
  if (!paid) throw problem('premium_only');
  const made = await photos.findOwn(services.db, userId, id);
  if (made) return made;
  return storeChatPhoto(services, userId, await processPicture(services, decoder, domain, file), id);
}

/** Stores a made picture as an unsent photo of a member. */
export async function storeChatPhoto(
  { files, unitOfWork, clock, jobs }: PhotoServices,
  userId: string,
  picture: Picture,
  id: string,
): Promise<Uploaded> {
  const names = {
    blurred: picture.censored.medium,
    medium: picture.files.medium,
    large: picture.files.large,
  };
  const stored = new Map(Object.values(names).map((name) => [name, picture.contents.get(name)!]));
  await storeAll({ files }, stored);
  const { width, height } = picture;
  try {
    await unitOfWork(async (tx) => {
      await photos.insertPhoto(tx, {
        id,
        user_id: userId,
        message_id: null,
        width,
        height,
        files: JSON.stringify(names),
        created_at: clock.now(),
      });
      await deleteFiles(jobs, tx, await photos.deleteSurplus(tx, userId, UNSENT_MAX));
    });
  } catch (error) {
    for (const name of stored.keys()) await files.remove(name);
    throw error;
  }
  return { id, width, height };
}

/** Deletes files once the transaction has committed. */
const deleteFiles = (jobs: Services['jobs'], tx: Tx, files: readonly ChatPhotoFiles[]): Promise<void> =>
  removeLater(
    { jobs },
    tx,
    files.flatMap(({ blurred, medium, large }) => [blurred, medium, large]),
  );

/** An upload that its member is about to send. @throws field error on `photo` */
export async function ownUpload(tx: Tx, userId: string, id: string): Promise<Uploaded> {
  const photo = await photos.findOwn(tx, userId, id);
  if (!photo) throw fieldProblem('photo', 'invalid');
  return photo;
}

/** Ties an upload to the message that sends it, in the transaction that writes the message: once. @throws field error on `photo` */
export async function tieToMessage(
  tx: Tx,
  message: { id: string; sender_id: string; photo_id: string | null },
): Promise<void> {
  if (message.photo_id === null) return;
  if (!(await photos.tie(tx, message.sender_id, message.photo_id, message.id)))
    throw fieldProblem('photo', 'invalid');
}

/** Columns of a message that name its photo and the photo's sender. */
interface PhotoOfMessage {
  photo_id: string | null;
  photo: { width: number; height: number } | null;
  sender_id: string;
}

/** Reader of a conversation's photos, with the member on its other side. */
export interface PhotoReader {
  signer: Signer;
  now: Date;
  member: MemberFacts;
}

/** The photo of a message for one reader; none over a block, nor after its sender left. */
export function presentChatPhoto(
  { photo_id: id, photo, sender_id: senderId }: PhotoOfMessage,
  readerId: string,
  { signer, now, member }: PhotoReader,
): ChatPhoto | undefined {
  if (id === null || !photo || !maySee(member, senderId === readerId)) return undefined;
  return { id, ...photo, urls: signChatPhoto(signer, id, readerId, now) };
}

/**
 * File of a signed link, by what its reader may see now: a block, a removed conversation and a departure close links that were signed before.
 * @throws problem `not_found` for all but the two of the conversation, `forbidden`
 */
export async function openedChatPhoto(
  tx: Tx,
  readerId: string,
  { photoId, size }: ChatPhotoLink,
): Promise<string> {
  const photo = await photos.findForReader(tx, readerId, photoId);
  if (!photo) throw problem('not_found');
  if (!maySee(await memberFacts(tx, readerId, photo.otherId), photo.isOwn)) throw problem('forbidden');
  return photo.files[size];
}

/** Deletes photos without a message after a day: uploads that were never sent, and photos whose message was deleted. */
export async function deleteUnsentPhotos({
  unitOfWork,
  clock,
  jobs,
}: Pick<Services, 'unitOfWork' | 'clock' | 'jobs'>): Promise<void> {
  await unitOfWork(async (tx) =>
    deleteFiles(jobs, tx, await photos.deleteUnsent(tx, after(clock.now(), -UNSENT_LIFETIME))),
  );
}

/** Removes a sent photo from its message, for both of the conversation and at once; false when it is gone already. */
export async function removeSentPhoto(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  id: string,
): Promise<boolean> {
  const files = await photos.deleteSent(tx, id);
  await deleteFiles(jobs, tx, files);
  return files.length > 0;
}

/** Deletes photos of a conversation that both members have removed, inside the caller's transaction. */
export async function deleteUnseenPhotos(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  conversation: string,
): Promise<void> {
  await deleteFiles(jobs, tx, await photos.deleteUnseen(tx, conversation));
}

/** Deletes all photos of an account, inside the transaction that erases it. Their receivers lose them too. */
export async function deleteChatPhotos(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  await deleteFiles(jobs, tx, await photos.filesOf(tx, userId));
  await photos.deleteAll(tx, userId);
}
