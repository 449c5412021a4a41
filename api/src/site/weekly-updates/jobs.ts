/** Kind of work that writes the weekly updates that are due. */
export const ROUND_JOB = 'weekly-updates.round';
