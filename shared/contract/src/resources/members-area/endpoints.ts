import { endpoint } from '#src/kernel/endpoint.ts';
import { NoBody } from '#src/kernel/no-body.ts';
import { BonusModalResponse, MembersAreaResponse } from './schemas.ts';

export const ENTER_MEMBERS_AREA = endpoint('POST', '/api/members-area.php', {
  summary: 'Returns when the time-bonus modal may open, counted from the first entry (spec §4 Time bonus).',
  access: 'member',
  body: NoBody,
  response: MembersAreaResponse,
});

export const CLAIM_BONUS_MODAL = endpoint('POST', '/api/bonus-modal.php', {
  summary: 'Grants the one showing of the time-bonus modal to the first caller.',
  access: 'member',
  body: NoBody,
  response: BonusModalResponse,
});
