import { endpoint } from '#src/kernel/endpoint.ts';
import { NoBody } from '#src/kernel/no-body.ts';
import { UserResponse } from '#src/resources/accounts/schemas.ts';
import {
  ActivationProgressResponse,
  LinkBody,
  SignupBody,
  SignupResponse,
  SignupStepBody,
  SignupStepResponse,
  UsernameQuery,
  UsernameResponse,
} from './schemas.ts';

export const SIGN_UP = endpoint('POST', '/api/signup.php', {
  summary: 'Creates an account and opens a session: step 1 of sign-up (spec §5).',
  access: 'public',
  body: SignupBody,
  remadeAnswer: true,
  response: SignupResponse,
  status: 201,
  errors: ['email_active', 'email_pending_deletion', 'invite_only', 'login_failed', 'not_found'],
});

export const FINISH_SIGNUP_STEP = endpoint('PUT', '/api/signup.php', {
  summary: 'Stores what a step of sign-up asked for; step 4 completes (spec §5).',
  access: 'member',
  body: SignupStepBody,
  response: SignupStepResponse,
});

export const CHECK_USERNAME = endpoint('GET', '/api/username.php', {
  summary: 'Returns whether a name is available, and the reason when it is not.',
  access: 'public',
  query: UsernameQuery,
  response: UsernameResponse,
});

export const ACTIVATE = endpoint('POST', '/api/activate.php', {
  summary:
    'Confirms the account of an activation link. Outside of a session of the account it asks for a password, ends what opened the account before and opens a session.',
  access: 'public',
  body: LinkBody,
  secretAnswer: true,
  response: UserResponse,
  errors: ['link_expired', 'link_invalid'],
});

export const READ_ACTIVATION = endpoint('GET', '/api/activation.php', {
  summary: 'Lists the finished steps before the activation mail, in order.',
  access: 'member',
  response: ActivationProgressResponse,
});

export const RESEND_ACTIVATION = endpoint('POST', '/api/activate-resend.php', {
  summary:
    'Sends the activation mail again; to a member whose mails came back, the one that confirms the address again.',
  access: 'member',
  body: NoBody,
  errors: ['too_many_mails'],
});
