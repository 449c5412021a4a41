// Written by "npm run write calls" from the endpoint table. Do not edit.
/** Paths whose JSON visitors may read, some with another answer than a member's. */
export const VISITOR_READS: readonly string[] = [
  '/api/cities.php',
  '/api/companyinfo.php',
  '/api/discountcode.php',
  '/api/geocode.php',
  '/api/interests.php',
  '/api/lander.php',
  '/api/member.php',
  '/api/members-elsewhere.php',
  '/api/members.php',
  '/api/packages.php',
  '/api/page.php',
  '/api/payment-methods.php',
  '/api/regions.php',
  '/api/settings.php',
  '/api/signup-complete.php',
  '/api/suggestions.php',
  '/api/timebonus.php',
  '/api/tonight.php',
  '/api/user.php',
  '/api/username.php',
];
