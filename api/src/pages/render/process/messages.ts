import type { FrameRendered } from '@rendezvous/contract/composition/page';
import type { ServerRendered, ServerRenderInput } from '@rendezvous/contract/composition/remote-contract';

/** Names a version of a part: `members/0123456789abcdef`. */
export type PartKey = string;

/** What the first screen of a page is rendered from, besides the facts of the page. */
export interface ScreenInput extends Pick<ServerRenderInput, 'slots'> {
  route: string;
}

/** One page to render: the frame, and the remote's first screen inside it where there is one. */
export interface PageJob {
  /** JSON of the page's `PageData`: text crosses between processes at half the cost of an object. */
  page: string;
  nonce: string;
  screen: { part: PartKey; input: ScreenInput } | null;
  /** Time limit of the remote to load its data, in milliseconds. */
  loadLimitMs: number;
}

/** What a page needs of its first screen; the frame's HTML has the screen's in it. */
export interface RenderedScreen extends Omit<ServerRendered, 'html'> {
  part: PartKey;
  /** JSON of the `ServerState` it was rendered from. */
  state: string;
}

/** Why a part has no HTML in an otherwise rendered page. */
export interface PartFailure {
  part: PartKey;
  kind: 'threw' | 'waited';
  reason: string;
}

export interface RenderedPage {
  frame: FrameRendered | null;
  screen: RenderedScreen | null;
  failures: PartFailure[];
}

/** From the API to a render process. */
export type ToChild =
  | { type: 'build'; part: PartKey; isFrame: boolean; source: string }
  | { type: 'page'; job: PageJob }
  /** `text` is the JSON of the answer, or why there is none; `missing` says that the API answered 404. */
  | { type: 'answer'; id: number; ok: boolean; missing: boolean; text: string };

/** From a render process to the API. */
export type FromChild =
  | { type: 'ready' }
  /** Code of this part runs from now on. `resident` are the bytes in use, `processor` the milliseconds used, at this moment. */
  | { type: 'stage'; part: PartKey; resident: number; processor: number }
  /** The part is loaded, or why not: no part runs from now on. */
  | { type: 'built'; failure: string | null; resident: number }
  | { type: 'get'; id: number; path: string }
  /** The page is rendered: no part runs from now on. */
  | { type: 'page'; rendered: RenderedPage; resident: number }
  /** An uncaught error; the process ends. `part` is the one whose code threw, where the stack shows it. */
  | { type: 'uncaught'; part: PartKey | null; reason: string };
