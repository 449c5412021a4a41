import { Type, type Static } from 'typebox';
import { Closed, Id, LocaleCode, Nullable } from './common.ts';
import { MemberCard } from './members.ts';

export const LanderQuery = Closed({ name: Type.String({ maxLength: 40 }), slug: Type.Optional(Type.String({ maxLength: 60 })) });

/** A question of a lander's quiz: two answers, each one half. */
export const LanderQuestion = Closed({ question: Type.String(), left: Type.String(), right: Type.String() });

/** A landing page as data: marketing changes it without a release. Texts are in the visitor's language. */
export const Lander = Closed({
  name: Type.String(),
  slug: Nullable(Type.String()),
  version: Type.Integer(),
  variant: Type.String(),
  language: LocaleCode,
  template: Type.String(),
  title: Type.String(),
  description: Type.String(),
  headline: Type.String(),
  lead: Type.String(),
  button: Type.String(),
  honest_line: Type.String(),
  questions: Type.Array(LanderQuestion),
  members: Type.Array(MemberCard),
});
export type Lander = Static<typeof Lander>;
export const LanderResponse = Closed({ lander: Lander });
export type LanderResponse = Static<typeof LanderResponse>;

export const LanderEventBody = Closed({
  lander: Id,
  version: Type.Integer(),
  variant: Type.String({ maxLength: 40 }),
  step: Type.String({ maxLength: 40 }),
});
