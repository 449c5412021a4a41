import type { LikeResponse } from '#src/resources/likes/schemas.ts';

/** Likes this member gives, one state for the whole page; the frame hands it to every remote. */
export interface LikesService {
  /** State of a like as last changed in any tab of the member; undefined when it was not changed since the page was loaded. */
  shown(member: string): boolean | undefined;
  /** Calls back after each change. Returns the way to stop. */
  watch(listener: () => void): () => void;
  /**
   * Gives or withdraws a like (spec §4 Likes). The state shown changes at once. One call per member is in flight, the
   * latest intent wins, and the answer of the server is the truth. Resolves with the last answer, or with null when a
   * running call serves this intent. A match opens its dialog.
   * @throws ApiError the refusal, e.g. `likes_exhausted` with `reset_at`; the state shown is then what the server confirmed
   */
  set(member: string, change: { from: boolean; to: boolean }): Promise<LikeResponse | null>;
  /** Adopts a like that another call has given or withdrawn, for example a swipe: every part and tab shows it, and a match opens its dialog. */
  record(member: string, answer: Pick<LikeResponse, 'liked' | 'match'>): void;
}
