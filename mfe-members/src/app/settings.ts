import { SettingsScreen } from '#src/features/settings/settings-screen.tsx';
import { withOwnWords } from './with-own-words.ts';

export const Settings = withOwnWords(SettingsScreen);
