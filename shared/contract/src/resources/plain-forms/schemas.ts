import { Type, type Static } from 'typebox';
import { Closed, Id } from '#src/kernel/common.ts';
import { OwnPath } from '#src/kernel/own-path.ts';

/** What a heart sends without scripts: the member to like, or the one whose like is withdrawn, and the page to go back to. */
export const LikeForm = Closed({
  like: Type.Optional(Id),
  unlike: Type.Optional(Id),
  back: OwnPath,
});
export type LikeForm = Static<typeof LikeForm>;

/** The log-out of a browser without scripts sends nothing. */
export const LogOutForm = Closed({});

/** Address of the page of a mailed link. */
export const LinkQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });

/** Address of the log-in page: another query, such as a campaign's, is left alone. */
export const LogInQuery = Type.Object({ redirect: Type.Optional(Type.String({ maxLength: 2_000 })) });
