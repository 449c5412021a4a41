/** Calls that visitors may read as well, some with another answer than a member's: a screen that stays after a log-out reads them anew. */
export const VISITOR_READS = [
  '/api/cities.php',
  '/api/companyinfo.php',
  '/api/discountcode.php',
  '/api/interests.php',
  '/api/lander.php',
  '/api/member.php',
  '/api/members.php',
  '/api/packages.php',
  '/api/page.php',
  '/api/payment-methods.php',
  '/api/regions.php',
  '/api/suggestions.php',
  '/api/username.php',
] as const;
