import { endpoint } from '#src/kernel/endpoint.ts';
import { WithdrawalOffer, WithdrawalQuery, WithdrawBody, WithdrawResponse } from './schemas.ts';

export const READ_WITHDRAWAL = endpoint('GET', '/api/withdraw.php', {
  summary: 'Returns what withdrawing from an own purchase gives back now, and until when it is possible.',
  access: 'member',
  query: WithdrawalQuery,
  response: WithdrawalOffer,
  errors: ['not_found'],
});

export const WITHDRAW = endpoint('POST', '/api/withdraw.php', {
  summary:
    'Receives a statement of withdrawal from an own purchase, or of a visitor, stores it and mails the receipt; visitors are answered alike, known or not.',
  access: 'public',
  body: WithdrawBody,
  response: WithdrawResponse,
  status: 202,
  errors: ['not_found'],
});
