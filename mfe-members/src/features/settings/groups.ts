import type { ComponentType } from 'react';
import { latePart } from '@rendezvous/remote/late-part';
import type { Drawing } from '@rendezvous/ui/layout/drawing';
import { BELL } from '@rendezvous/ui/icons/objects/bell';
import { CREDITS } from '@rendezvous/ui/icons/objects/credits';
import { DOWNLOAD } from '@rendezvous/ui/icons/actions/download';
import { EYE_OFF } from '@rendezvous/ui/icons/actions/eye-off';
import { GLOBE } from '@rendezvous/ui/icons/objects/globe';
import { LOCK } from '@rendezvous/ui/icons/objects/lock';
import { MESSAGE } from '@rendezvous/ui/icons/objects/message';
import { TRASH } from '@rendezvous/ui/icons/actions/trash';
import { CAMERA } from '@rendezvous/ui/icons/objects/camera';
import type * as LateParts from './late-parts.ts';
import { InvisibleMode } from './components/privacy/invisible-mode.tsx';
import { NotificationSwitches } from './components/notification-switches.tsx';

/** Anchors of the groups, which links from mails and pages may name. */
export type GroupId =
  | 'notifications'
  | 'profile'
  | 'privacy'
  | 'login'
  | 'payments'
  | 'language'
  | 'data'
  | 'help'
  | 'delete';

/** One group of the settings: its place in the rail, and its parts in their order. Parts need no props. */
export interface Group {
  id: GroupId;
  icon: Drawing;
  parts: readonly ComponentType[];
}

const load = () => import(/* webpackChunkName: "settings-parts" */ './late-parts.ts');
/** A part of the late chunk. */
const late = (name: keyof typeof LateParts): ComponentType =>
  latePart(() => load().then((parts) => parts[name]), { missing: 'throw' });

/**
 * Everything on the settings screen, in its order. A new part is one more name in its group, and in `late-parts.ts`.
 * @param Profile what the own profile lends: photos and place
 */
export const groupsWith = (Profile: ComponentType): readonly Group[] => [
  { id: 'notifications', icon: BELL, parts: [NotificationSwitches] },
  { id: 'profile', icon: CAMERA, parts: [Profile] },
  { id: 'privacy', icon: EYE_OFF, parts: [InvisibleMode, late('BlockedSection'), late('ConsentSection')] },
  {
    id: 'login',
    icon: LOCK,
    parts: [late('EmailSection'), late('PasswordSection'), late('PasskeysSection'), late('SessionsSection')],
  },
  {
    id: 'payments',
    icon: CREDITS,
    parts: [late('StoredMeans'), late('SpendLimitSection'), late('PaymentLinks')],
  },
  { id: 'language', icon: GLOBE, parts: [late('LanguageChoice')] },
  { id: 'data', icon: DOWNLOAD, parts: [late('DataSection')] },
  { id: 'help', icon: MESSAGE, parts: [late('HelpLinks')] },
  { id: 'delete', icon: TRASH, parts: [late('DeleteSection')] },
];
