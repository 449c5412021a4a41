import type { ComponentType } from 'react';
import type { Drawing } from '@rendezvous/ui/drawing';
import { BELL } from '@rendezvous/ui/icons/bell';
import { CREDITS } from '@rendezvous/ui/icons/credits';
import { DOWNLOAD } from '@rendezvous/ui/icons/download';
import { EYE_OFF } from '@rendezvous/ui/icons/eye-off';
import { GLOBE } from '@rendezvous/ui/icons/globe';
import { LOCK } from '@rendezvous/ui/icons/lock';
import { MESSAGE } from '@rendezvous/ui/icons/message';
import { TRASH } from '@rendezvous/ui/icons/trash';
import { EmailSection } from './components/email-section.tsx';
import { BlockedSection } from './components/blocked-section.tsx';
import { ConsentSection } from './components/consent-section.tsx';
import { DeleteSection } from './components/delete-section.tsx';
import { HelpLinks } from './components/help-links.tsx';
import { InvisibleMode } from './components/invisible-mode.tsx';
import { LanguageChoice } from './components/language-choice.tsx';
import { NotificationSwitches } from './components/notification-switches.tsx';
import { PasswordSection } from './components/password-section.tsx';
import { PaymentLinks } from './components/payment-links.tsx';
import { SessionsSection } from './components/sessions-section.tsx';
import { SpendLimitSection } from './components/spend-limit-section.tsx';

/** Anchors of the groups, which links from mails and pages may name. */
export type GroupId =
  'notifications' | 'privacy' | 'login' | 'payments' | 'language' | 'data' | 'help' | 'delete';

/** One group of the settings: its place in the rail, and its parts in their order. Parts need no props. */
export interface Group {
  id: GroupId;
  icon: Drawing;
  parts: readonly ComponentType[];
}

const ALL: readonly Group[] = [
  { id: 'notifications', icon: BELL, parts: [NotificationSwitches] },
  { id: 'privacy', icon: EYE_OFF, parts: [InvisibleMode, BlockedSection, ConsentSection] },
  { id: 'login', icon: LOCK, parts: [EmailSection, PasswordSection, SessionsSection] },
  { id: 'payments', icon: CREDITS, parts: [PaymentLinks, SpendLimitSection] },
  { id: 'language', icon: GLOBE, parts: [LanguageChoice] },
  { id: 'data', icon: DOWNLOAD, parts: [] },
  { id: 'help', icon: MESSAGE, parts: [HelpLinks] },
  { id: 'delete', icon: TRASH, parts: [DeleteSection] },
];

/** Everything on the settings screen, in its order. A group without parts is not shown. A new part is one more name in its group. */
export const GROUPS: readonly Group[] = ALL.filter(({ parts }) => parts.length > 0);
