import { endpoint } from '#src/kernel/endpoint.ts';
import { START_PAYMENT } from '#src/resources/payments/endpoints.ts';
import {
  ConfirmDebitBody,
  ConfirmDebitResponse,
  DirectDebitQuery,
  DirectDebitResponse,
  ResendDebitCodeBody,
  StartDebitBody,
  WaitingDebitResponse,
} from './schemas.ts';

export const READ_DIRECT_DEBIT = endpoint('GET', '/api/directdebit.php', {
  summary:
    'Returns whether the caller may pay by direct debit, how much, and the debit that waits for its code.',
  access: 'member',
  query: DirectDebitQuery,
  response: DirectDebitResponse,
  errors: ['not_found'],
});

export const START_DEBIT = endpoint('POST', '/api/directdebit.php', {
  summary:
    'Stores the form of a direct debit with its order and sends a code by text message (spec §3 Direct-debit form).',
  access: 'member',
  body: StartDebitBody,
  response: WaitingDebitResponse,
  status: 201,
  errors: [...(START_PAYMENT.errors ?? []), 'debit_blocked', 'debit_limit', 'too_many_codes'],
});

export const CONFIRM_DEBIT = endpoint('PUT', '/api/directdebit.php', {
  summary:
    'Accepts the mandate with the code of the text message: the debit is ordered and its credits are there (spec §5 SMS code).',
  access: 'member',
  body: ConfirmDebitBody,
  response: ConfirmDebitResponse,
  errors: [
    'not_found',
    'code_invalid',
    'price_changed',
    'debit_blocked',
    'debit_limit',
    'spend_limit_reached',
  ],
});

export const RESEND_DEBIT_CODE = endpoint('POST', '/api/directdebit-resend.php', {
  summary: 'Sends a new code for a debit, to another number when one is given.',
  access: 'member',
  body: ResendDebitCodeBody,
  response: WaitingDebitResponse,
  errors: ['not_found', 'too_many_codes'],
});
