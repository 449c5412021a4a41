import { pathTo } from '#src/kernel/routes.ts';
import type { ComplaintCategory } from './values.ts';

/** Field of the complaints form that its address can choose. */
export const CATEGORY_FIELD = 'category';
const BAN: ComplaintCategory = 'ban';

/** Address of the complaints form for an appeal against a measure. */
export const APPEAL_PATH = `${pathTo('complaints')}?${CATEGORY_FIELD}=${BAN}`;
