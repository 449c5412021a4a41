import type { SettingsService } from '#src/platform/settings/face.ts';
import type { LikeRules } from './policy.ts';

/** The settings likes go by, of one domain. */
export function likeRules(settings: SettingsService, domain: string): LikeRules {
  return {
    free: settings.value(domain, 'free_likes_per_day'),
    premium: settings.value(domain, 'premium_likes_per_day'),
    undoSeconds: settings.value(domain, 'like_undo_seconds'),
  };
}
