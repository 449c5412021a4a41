import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { OperatorRight } from '@rendezvous/contract/operators/values';
import type { Drawing } from '@rendezvous/ui/layout/drawing';

/** One room of the operators: a feature folder, and a line in `app/rooms.ts`. */
export interface Room {
  /** Its segment in the address. */
  id: string;
  /** Operators with one of these rights see the room. */
  rights: readonly [OperatorRight, ...OperatorRight[]];
  icon: Drawing;
  title: (intl: Pick<IntlShape, 'formatMessage'>) => string;
  /** Its screen, in a chunk of its own. */
  load: () => Promise<ComponentType>;
}
