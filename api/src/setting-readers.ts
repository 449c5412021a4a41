import { readPrices } from '#src/money/packages/face.ts';
import { readPages } from '#src/pages/content/face.ts';
import { readPublicSettings, type SettingReader } from '#src/platform/settings/face.ts';

/** What reads settings and must work with every value that is accepted. */
export const SETTING_READERS: readonly SettingReader[] = [readPublicSettings, readPrices, readPages];
