import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import type { OpsPhotoReviewBody } from '@rendezvous/contract/operators/review/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { useShowRefusal } from '#src/lib/use-ops-act.ts';
import { reviewPhoto } from '../api/review.ts';

/** How long a decision can be undone before it is sent, in seconds. */
const UNDO_SECONDS = 5;

interface Decisions {
  /** Photos decided here, which the queue hides. */
  decided: ReadonlySet<string>;
  decide(review: OpsPhotoReviewBody): void;
  /** Reverts the last decision while it is not sent. */
  undo(): void;
}

/**
 * Decisions about photos. The last one waits a moment for an undo; the next one, and leaving the room, send it at once. A refused one
 * brings its photo back.
 */
export function useDecisions(): Decisions {
  const intl = useIntl();
  const shell = useShell();
  const showRefusal = useShowRefusal();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef<{ review: OpsPhotoReviewBody; timer: ReturnType<typeof setTimeout> } | null>(null);
  const bringBack = useCallback(
    (photo: string) => setDecided((known) => new Set([...known].filter((id) => id !== photo))),
    [],
  );
  const latestShowRefusal = useRef(showRefusal);
  useEffect(() => {
    latestShowRefusal.current = showRefusal;
  });

  const flush = useCallback((): void => {
    const last = waiting.current;
    if (!last) return;
    waiting.current = null;
    clearTimeout(last.timer);
    reviewPhoto(last.review).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      // Gone, or decided by another operator: nothing is left to decide.
      if (error.code !== 'not_found') bringBack(last.review.photo);
      latestShowRefusal.current(error);
    });
  }, [bringBack]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  function undo(): void {
    const last = waiting.current;
    if (!last) return;
    waiting.current = null;
    clearTimeout(last.timer);
    bringBack(last.review.photo);
  }

  function decide(review: OpsPhotoReviewBody): void {
    flush();
    setDecided((known) => new Set(known).add(review.photo));
    waiting.current = { review, timer: setTimeout(flush, UNDO_SECONDS * 1000) };
    shell.toast({
      text:
        review.decision === 'approve'
          ? intl.formatMessage({ id: 'review.approved', defaultMessage: 'Approved' })
          : intl.formatMessage({ id: 'review.rejected', defaultMessage: 'Rejected' }),
      tone: 'ok',
      seconds: UNDO_SECONDS,
      action: {
        label: intl.formatMessage({ id: 'action.undo', defaultMessage: 'Undo' }),
        run: undo,
      },
    });
  }
  return { decided, decide, undo };
}
