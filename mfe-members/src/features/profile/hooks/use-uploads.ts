import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError, newIdempotencyKey } from '@rendezvous/api-client/client';
import { mayBePhoto } from '@rendezvous/contract/resources/photos/values';
import { uploadPhoto } from '@rendezvous/domain/upload-photo';
import { errorText, refusedText, type Refusal } from '@rendezvous/i18n/errors';
import { useSettings, useShell } from '@rendezvous/remote/react/hooks';

/** A photo on its way, shown from its file. */
export interface Upload {
  key: string;
  name: string;
  src: string;
  /** Share sent, 0 to 1; null while it waits for the one before. */
  share: number | null;
  /** Reason for its refusal. */
  error: string | null;
  /** May the same file be sent again? */
  retry: boolean;
}

interface Job extends Upload {
  file: File;
}

export interface Uploads {
  uploads: readonly Upload[];
  /** The own picture of a photo that was sent from here: it shows without waiting for the server's. */
  pictureOf(photoId: string): string | undefined;
  /** The picture on the server is another now. */
  forgetPicture(photoId: string): void;
  add(files: readonly File[], room: number): void;
  /** Number of files that were left out for want of room. */
  leftOut: number;
  again(key: string): void;
  drop(key: string): void;
}

/**
 * Sends photos one after the other, each shown at once. The file of a failed one stays: sent again under the same key it is one photo,
 * whatever became of the answer.
 */
export function useUploads(): Uploads {
  const intl = useIntl();
  const shell = useShell();
  const { photo_max_bytes: maxBytes } = useSettings();
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const queue = useRef(Promise.resolve());
  const keys = useRef(new Map<string, string>());
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef(new Set<string>());
  useEffect(() => {
    const addresses = made.current;
    return () => addresses.forEach((src) => URL.revokeObjectURL(src));
  }, []);

  const change = (key: string, part: Partial<Upload>) =>
    setJobs((known) => known.map((job) => (job.key === key ? { ...job, ...part } : job)));
  const drop = (key: string) => setJobs((known) => known.filter((job) => job.key !== key));

  function jobOf(file: File): Job {
    const key = newIdempotencyKey();
    const src = URL.createObjectURL(file);
    made.current.add(src);
    const fault: Refusal | null = !mayBePhoto(file)
      ? { code: 'unsupported_media' }
      : file.size > maxBytes
        ? { code: 'too_large' }
        : null;
    const error = fault && errorText(intl, fault);
    return { key, name: file.name, src, share: null, error, retry: false, file };
  }

  async function send({ key, file, src }: Job): Promise<void> {
    const idempotencyKey = keys.current.get(key) ?? newIdempotencyKey();
    keys.current.set(key, idempotencyKey);
    change(key, { share: 0, error: null });
    try {
      const { id } = await uploadPhoto(file, (share) => change(key, { share }), idempotencyKey);
      setPictures((known) => new Map(known).set(id, src));
      await shell.refresh('user');
      drop(key);
    } catch (refusal) {
      const problem = refusal instanceof ApiError ? refusal : null;
      const isFinal = problem !== null && problem.status >= 400 && problem.status < 500;
      // The server stores a refusal as the answer to the key.
      if (isFinal) keys.current.delete(key);
      change(key, {
        share: null,
        error: problem ? refusedText(intl, problem) : errorText(intl, { code: 'internal' }),
        retry: !isFinal || problem.status === 429 || problem.code === 'photo_limit',
      });
    }
  }

  function enqueue(job: Job): void {
    queue.current = queue.current.then(() => send(job));
  }

  return {
    uploads: jobs,
    pictureOf: (id) => pictures.get(id),
    forgetPicture: (id) => setPictures((known) => new Map([...known].filter(([photoId]) => photoId !== id))),
    leftOut,
    add(files, room) {
      const added = files.slice(0, Math.max(0, room)).map(jobOf);
      setLeftOut(files.length - added.length);
      setJobs((known) => [...known, ...added]);
      added.filter(({ error }) => error === null).forEach(enqueue);
    },
    again(key) {
      const job = jobs.find((known) => known.key === key);
      if (!job) return;
      change(key, { error: null });
      enqueue(job);
    },
    drop,
  };
}
