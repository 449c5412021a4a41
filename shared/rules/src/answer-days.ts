/** The most days for an answer to a complaint in Polish: silence after them accepts it (art. 7a of the Polish act on consumer rights). */
const MOST_IN_POLISH = 14;

/** Days in which a complaint in a language is answered, of those that are set. */
export const answerDays = (days: number, language: string): number =>
  language === 'pl' ? Math.min(days, MOST_IN_POLISH) : days;
