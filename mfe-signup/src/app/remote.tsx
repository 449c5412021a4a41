import { defineRemote } from '@rendezvous/remote/define-remote';
import { lazyScreen } from '@rendezvous/remote/lazy-screen';

const signUp = lazyScreen(() =>
  import(/* webpackChunkName: "screen.signup" */ '#src/features/signup/signup-screen.tsx').then(
    ({ SignupScreen }) => SignupScreen,
  ),
);

/**
 * Sign-up, log-in and activation (spec §2 Account, §4 Account, Sign-up flow). Each screen is a chunk of its own; sign-up as a
 * page and as a dialog are one.
 */
export const remote = defineRemote({
  name: 'signup',
  screens: {
    signup: signUp,
    'members-id-signup': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen.members-id-signup" */ '#src/features/signup/member-door-screen.tsx'
      ).then(({ MemberDoorScreen }) => MemberDoorScreen),
    ),
    login: lazyScreen(() =>
      import(/* webpackChunkName: "screen.login" */ '#src/features/login/login-screen.tsx').then(
        ({ LoginScreen }) => LoginScreen,
      ),
    ),
    'complete-signup': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen.complete-signup" */ '#src/features/signup/complete-screen.tsx'
      ).then(({ CompleteScreen }) => CompleteScreen),
    ),
    'signup-matches': lazyScreen(() =>
      import(/* webpackChunkName: "screen.signup-matches" */ '#src/features/matches/matches-screen.tsx').then(
        ({ MatchesScreen }) => MatchesScreen,
      ),
    ),
    'reset-password': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen.reset-password" */ '#src/features/password-reset/request-screen.tsx'
      ).then(({ RequestScreen }) => RequestScreen),
    ),
    'reset-password-do': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen.reset-password-do" */ '#src/features/password-reset/new-password-screen.tsx'
      ).then(({ NewPasswordScreen }) => NewPasswordScreen),
    ),
    'mail-change-do': lazyScreen(() =>
      import(/* webpackChunkName: "screen.mail-change-do" */ './mail-change.ts').then(
        ({ MailChange }) => MailChange,
      ),
    ),
    'account-deleted': lazyScreen(() =>
      import(/* webpackChunkName: "screen.account-deleted" */ './account-deleted.ts').then(
        ({ AccountDeleted }) => AccountDeleted,
      ),
    ),
    'activate-done': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen.activate-done" */ '#src/features/activation/activate-screen.tsx'
      ).then(({ ActivateScreen }) => ActivateScreen),
    ),
    'activate-error': lazyScreen(() =>
      import(
        /* webpackChunkName: "screen.activate-error" */ '#src/features/activation/activation-failed.tsx'
      ).then(({ ActivationFailed }) => ActivationFailed),
    ),
  },
  slots: {
    'signup-modal': lazyScreen(() =>
      import(/* webpackChunkName: "screen.signup" */ '#src/features/signup/signup-modal.tsx').then(
        ({ SignupModal }) => SignupModal,
      ),
    ),
  },
  loadMessages: (locale) => import(`#messages/${locale}.json`),
});
