import { Closed } from '@rendezvous/contract/kernel/common';
import { Type } from 'typebox';

/** Body of writes that need none: absent, or an empty object. Anything else is refused. */
export const NoBody = Type.Union([Closed({}), Type.Null()]);

/** Answer without a body. */
export const NoContent = Type.Null();
