import { healthRoutes } from '#src/modules/health/routes.ts';
import { photoRoutes } from '#src/modules/photos/routes.ts';
import { landerRoutes } from '#src/modules/landers/routes.ts';
import { settingsRoutes } from '#src/modules/settings/routes.ts';
import type { App } from '#src/types.ts';

/** Every module's routes, in the order of the product. A new module is one line here. */
export const MODULES: readonly ((app: App) => Promise<void>)[] = [
  healthRoutes,
  settingsRoutes,
  landerRoutes,
  photoRoutes,
];
