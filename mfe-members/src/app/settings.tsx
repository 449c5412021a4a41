import { createElement } from 'react';
import { latePart } from '@rendezvous/remote/late-part';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { groupsWith } from '#src/features/settings/groups.ts';
import { SettingsScreen } from '#src/features/settings/settings-screen.tsx';
import { withOwnWords } from './with-own-words.ts';

/** Photos and place are parts of another feature; both meet here. About as high as what comes. */
const Profile = latePart(
  () =>
    import(/* webpackChunkName: "settings-profile" */ '#src/features/profile/profile-settings.tsx').then(
      ({ ProfileSettings }) => ProfileSettings,
    ),
  { missing: 'throw', waiting: createElement(Skeleton, { $height: '600px' }) },
);
const groups = groupsWith(Profile);

export const Settings = withOwnWords(function OwnSettings() {
  return <SettingsScreen groups={groups} />;
});
