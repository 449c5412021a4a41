import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import {
  OpsAnswerWithdrawalBody,
  OpsWithdrawal,
  OpsWithdrawalsQuery,
  OpsWithdrawalsResponse,
} from './schemas.ts';

export const OPS_LIST_WITHDRAWALS = operatorEndpoint('GET', '/api/ops/withdrawals', {
  summary:
    'Statements of withdrawal whose contract was not found and that wait for an answer, the oldest first.',
  right: 'money.read',
  query: OpsWithdrawalsQuery,
  response: OpsWithdrawalsResponse,
});

export const OPS_ANSWER_WITHDRAWAL = operatorEndpoint('POST', '/api/ops/withdrawal-answer', {
  summary:
    'Mails an answer to a statement of withdrawal, and gives back what it leads to where a payment is named.',
  right: 'money.handle',
  body: OpsAnswerWithdrawalBody,
  response: OpsWithdrawal,
  errors: ['not_found'],
});
