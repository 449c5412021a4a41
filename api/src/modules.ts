import { placeRoutes } from '#src/modules/places/routes.ts';
import { devRoutes } from '#src/modules/dev/routes.ts';
import { accountRoutes } from '#src/modules/accounts/routes.ts';
import { signupRoutes } from '#src/modules/signup/routes.ts';
import { healthRoutes } from '#src/modules/health/routes.ts';
import { photoRoutes } from '#src/modules/photos/routes.ts';
import { landerRoutes } from '#src/modules/landers/routes.ts';
import { blockRoutes } from '#src/modules/blocks/routes.ts';
import { chatRoutes } from '#src/modules/chats/routes.ts';
import { eventRoutes } from '#src/modules/events/routes.ts';
import { likeRoutes } from '#src/modules/likes/routes.ts';
import { memberRoutes } from '#src/modules/members/routes.ts';
import { paymentRoutes } from '#src/modules/payments/routes.ts';
import { complaintRoutes } from '#src/modules/complaints/routes.ts';
import { pageRoutes } from '#src/modules/pages/routes.ts';
import { suggestionRoutes } from '#src/modules/suggestions/routes.ts';
import { preferenceRoutes } from '#src/modules/preferences/routes.ts';
import { visitRoutes } from '#src/modules/visits/routes.ts';
import { timeBonusRoutes } from '#src/modules/timebonus/routes.ts';
import { notificationRoutes } from '#src/modules/notifications/routes.ts';
import { mailRoutes } from '#src/modules/mail/routes.ts';
import { pushRoutes } from '#src/modules/push/routes.ts';
import { settingsRoutes } from '#src/modules/settings/routes.ts';
import type { App } from '#src/types.ts';

/** Every module's routes, in the order of the product. A new module is one line here. */
export const MODULES: readonly ((app: App) => Promise<void>)[] = [
  healthRoutes,
  settingsRoutes,
  preferenceRoutes,
  placeRoutes,
  accountRoutes,
  signupRoutes,
  landerRoutes,
  pageRoutes,
  complaintRoutes,
  visitRoutes,
  photoRoutes,
  memberRoutes,
  suggestionRoutes,
  likeRoutes,
  blockRoutes,
  chatRoutes,
  paymentRoutes,
  timeBonusRoutes,
  pushRoutes,
  mailRoutes,
  notificationRoutes,
  eventRoutes,
  devRoutes,
];
