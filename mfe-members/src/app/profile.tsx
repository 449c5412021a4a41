import { lazyScreen } from '@rendezvous/remote/lazy-screen';
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';
import { withOwnWords } from './with-own-words.ts';

/** The page of a member is another feature; both meet here. */
const Preview = lazyScreen(() =>
  import('#src/features/member/member-preview.tsx').then(({ MemberPreview }) => MemberPreview),
);

export const Profile = withOwnWords(function OwnProfile() {
  return <ProfileScreen Preview={Preview} />;
});
