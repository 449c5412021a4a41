import { Type, type Static } from 'typebox';
import { Closed, Id, Integer, LocaleCode, Nullable, OneOf } from '#src/kernel/common.ts';
import { MemberCard } from '#src/resources/members/schemas.ts';
import { LANDER_STEPS } from './values.ts';

export * from './values.ts';

/** `language` asks for the words of a language; without it they come in the visitor's own. */
export const LanderQuery = Closed({
  name: Type.String({ maxLength: 40 }),
  slug: Type.Optional(Type.String({ maxLength: 60 })),
  language: Type.Optional(LocaleCode),
});

/**
 * A question of a lander's quiz: two answers, each one half. A question that `asks` for a fact of sign-up has the woman on
 * its left and the man on its right; `art` names the pair of pictures a template has for the two answers.
 */
export const LanderQuestion = Closed({
  question: Type.String(),
  left: Type.String(),
  right: Type.String(),
  asks: Type.Optional(OneOf(['gender', 'seeking'] as const)),
  art: Type.Optional(Type.String({ maxLength: 40 })),
});
export type LanderQuestion = Static<typeof LanderQuestion>;

/** A landing page as data: marketing changes it without a release. Texts are in the visitor's language. */
export const Lander = Closed({
  name: Type.String(),
  slug: Nullable(Type.String()),
  version: Integer(),
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
  version: Integer(),
  variant: Type.String({ maxLength: 40 }),
  step: OneOf(LANDER_STEPS),
});
export type LanderEventBody = Static<typeof LanderEventBody>;
