import { Type } from 'typebox';

/** A path of this site: another site could be reached by two slashes, which browsers also read from a backslash. */
export const OwnPath = Type.String({ pattern: '^/([^/\\\\\\s][^\\\\\\s]*)?$', maxLength: 2_000 });
