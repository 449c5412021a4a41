import { endpoint } from '#src/kernel/endpoint.ts';
import { AccountResponse } from '#src/resources/accounts/schemas.ts';
import {
  CompleteSignupBody,
  PartnerSignup,
  PartnerSignupBody,
  PartnerSignupQuery,
  PartnerSignupResponse,
} from './schemas.ts';

export const PARTNER_SIGN_UP = endpoint('POST', '/api/partner/signup', {
  summary:
    'Receives a sign-up that began at a partner and answers with the address where the person completes it within 7 days. A repeat for the same address gets the same one.',
  access: 'partner',
  crossSite: 'open',
  session: 'none',
  remadeAnswer: true,
  body: PartnerSignupBody,
  response: PartnerSignupResponse,
  status: 201,
  errors: ['email_active', 'email_pending_deletion', 'invite_only'],
});

export const READ_PARTNER_SIGNUP = endpoint('GET', '/api/signup-complete.php', {
  summary: 'Returns what a partner passed on, and which answers are missing (spec §2 /complete-signup).',
  access: 'public',
  query: PartnerSignupQuery,
  response: PartnerSignup,
  errors: ['link_invalid', 'link_expired', 'invite_only', 'email_active', 'email_pending_deletion'],
});

export const COMPLETE_SIGNUP = endpoint('POST', '/api/signup-complete.php', {
  summary: 'Makes the account of a sign-up that began at a partner, and opens a session.',
  access: 'public',
  body: CompleteSignupBody,
  remadeAnswer: true,
  response: AccountResponse,
  errors: [
    'link_invalid',
    'link_expired',
    'login_failed',
    'invite_only',
    'email_active',
    'email_pending_deletion',
  ],
});
