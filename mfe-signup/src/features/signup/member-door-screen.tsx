import { useLocation } from 'react-router-dom';
import { signUpEntry } from '@rendezvous/domain/sign-up';
import { useRoute } from '@rendezvous/remote/react/hooks';
import { lazyScreen, usePreload } from '@rendezvous/remote/lazy-screen';
import { InviteOnly } from './components/invite-only.tsx';
import { MemberDoor } from './components/door/member-door.tsx';
import { useSignupAllowed } from './hooks/use-signup-allowed.ts';

const SignUp = lazyScreen(() =>
  import(/* webpackChunkName: "screen.signup" */ './signup-screen.tsx').then(
    ({ SignupScreen }) => SignupScreen,
  ),
);

/** Sign-up from a member’s page: the member and a first message, then the questions (spec §2 /members/{id}/signup). */
export function MemberDoorScreen() {
  const isAllowed = useSignupAllowed();
  const member = useRoute()?.params.id;
  const isInside = signUpEntry(useLocation().state) !== null;
  usePreload(SignUp);
  if (!isAllowed) return <InviteOnly />;
  return isInside || member === undefined ? <SignUp /> : <MemberDoor id={member} />;
}
