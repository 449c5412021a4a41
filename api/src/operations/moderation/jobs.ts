/** Job that notifies a member by mail that their profile went back, and why. */
export const RETURNED_PROFILE_JOB = 'profile-returned';
