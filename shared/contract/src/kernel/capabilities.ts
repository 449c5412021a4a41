/** Functions of the product that a text, price, benefit or link may offer only once they work. A screen asks `useCapability` first. */
export const CAPABILITIES = [
  'account_deletion',
  'account_settings',
  'cam_section',
  'chat_photos',
  'data_download',
  'direct_debit',
  'gifts',
  'invisible_mode',
  'match_finder',
  'own_photos',
  'password_reset',
  'profile_editing',
  'receipts',
  'repeat_order',
  'reports',
  'resold_members',
  'site_mails',
  'spend_limit',
  'swipe_game',
  'withdrawal',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** The capability that comes with the screen of a route: links to it show once that works. Routes that no page links to have none. */
export const CAPABILITY_OF_ROUTE = {
  'credits-repeat-order': 'repeat_order',
  directdebit: 'direct_debit',
  'match-finder': 'match_finder',
  notifications: 'account_settings',
  profile: 'profile_editing',
  'reset-password': 'password_reset',
  'swipe-game': 'swipe_game',
} as const satisfies Record<string, Capability>;

/** Capabilities that work today; the server sends them with the public settings. */
export const WORKING_CAPABILITIES: readonly Capability[] = [
  'account_deletion',
  'account_settings',
  'cam_section',
  'chat_photos',
  'data_download',
  'gifts',
  'invisible_mode',
  'match_finder',
  'own_photos',
  'password_reset',
  'profile_editing',
  'reports',
  'resold_members',
  'site_mails',
  'spend_limit',
  'swipe_game',
  'withdrawal',
];
