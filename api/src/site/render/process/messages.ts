import type { FrameRendered, PageData } from '@rendezvous/contract/page';
import type { ServerRendered, ServerRenderInput, ServerState } from '@rendezvous/contract/remote-contract';

/** Names a version of a part: `members/0123456789abcdef`. */
export type PartKey = string;

/** What the first screen of a page is rendered from. */
export interface ScreenInput extends Omit<ServerRenderInput, 'state' | 'commonMessages' | 'nonce'> {
  route: string;
}

/** One page to render: the frame, and the remote's first screen inside it where there is one. */
export interface PageJob {
  page: PageData;
  nonce: string;
  screen: { part: PartKey; input: ScreenInput } | null;
  /** Milliseconds the remote may take to load its data. */
  loadLimitMs: number;
}

export interface RenderedScreen extends ServerRendered {
  part: PartKey;
  state: ServerState;
}

/** Why a part has no HTML in an otherwise rendered page. */
export interface PartFailure {
  part: PartKey;
  kind: 'threw' | 'late';
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
  | { type: 'page'; id: number; job: PageJob }
  /** `text` is the JSON of the answer, or why there is none; `missing` says that the API answered 404. */
  | { type: 'answer'; id: number; ok: boolean; missing: boolean; text: string };

/** From a render process to the API. */
export type FromChild =
  | { type: 'ready' }
  /** Code of this part runs from now on; null when none does. `resident` are the bytes held at this moment. */
  | { type: 'stage'; part: PartKey | null; resident: number }
  | { type: 'built'; part: PartKey; firstScreens: readonly string[]; failure: string | null }
  | { type: 'get'; id: number; path: string }
  | { type: 'page'; id: number; rendered: RenderedPage }
  /** An uncaught error; the process ends. `part` is the one whose code threw, where the stack tells. */
  | { type: 'uncaught'; part: PartKey | null; reason: string };
