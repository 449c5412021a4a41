import { Type, type Static } from 'typebox';
import { ChatListItem } from '#src/resources/chats/schemas.ts';
import { Closed, CountryCodeSchema, Integer, Nullable, OneOf, Timestamp } from '#src/kernel/common.ts';
import { MemberCard } from '#src/resources/members/schemas.ts';
import { TONIGHT_CHOICES, TONIGHT_REASONS } from './values.ts';

export * from './values.ts';

const Choice = OneOf(TONIGHT_CHOICES);

/** A member who was here today, with what they are up for; null when they chose nothing, and always for visitors. */
export const TonightCard = Closed({ ...MemberCard.properties, choice: Nullable(Choice) });
export type TonightCard = Static<typeof TonightCard>;

/** A true reason: `choice` names what both chose, `count` interests in common, `beginning` the half sentence both completed. */
export const TonightReason = Closed({
  kind: OneOf(TONIGHT_REASONS),
  choice: Type.Optional(Choice),
  count: Type.Optional(Integer()),
  beginning: Type.Optional(Type.String()),
});
export type TonightReason = Static<typeof TonightReason>;

export const TonightSuggestion = Closed({ ...MemberCard.properties, reason: TonightReason });
export type TonightSuggestion = Static<typeof TonightSuggestion>;

/**
 * The board of the evening. Numbers count members whom the viewer may find, who look for each other: without the viewer, without
 * fictional profiles. Visitors get no member’s choice, and nothing about likes, messages and suggestions.
 */
export const TonightResponse = Closed({
  /** The eight choices with how many others chose each. */
  choices: Type.Array(Closed({ choice: Choice, count: Integer() })),
  /** The viewer's own choice. */
  mine: Nullable(Choice),
  /** When a choice made now is gone: 06:00 where the viewer lives. */
  until: Timestamp,
  /** Where the board looks: the viewer's region, or the whole country while few were here in it. */
  area: Closed({ country: CountryCodeSchema, region: Nullable(Type.String()) }),
  /** Members who were here in the last day; exact up to 1,000, `here_capped` says there are more. */
  here: Integer(),
  here_capped: Type.Boolean(),
  /** Those of them with a choice come first, then the last active; a few of each choice. */
  items: Type.Array(TonightCard),
  new_likes: Integer(),
  /** The newest of them, as the list of likes shows them. */
  likers: Type.Array(MemberCard),
  /** Unread messages. */
  unread: Integer(),
  /** The newest conversations with unread messages. */
  unread_chats: Type.Array(ChatListItem),
  suggestions: Type.Array(TonightSuggestion),
});
export type TonightResponse = Static<typeof TonightResponse>;

/** Null withdraws the choice. */
export const TonightBody = Closed({ choice: Nullable(Choice) });
export type TonightBody = Static<typeof TonightBody>;
