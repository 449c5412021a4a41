import { api } from '@rendezvous/api-client/client';

/** A like stops being new once the profile it came from was opened (spec §4 Likes). */
export const markLikeSeen = (member: string): Promise<void> => api.post('/api/like-seen.php', { member });
