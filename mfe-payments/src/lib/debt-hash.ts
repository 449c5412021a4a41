/** Where the packages show what is owed alone. */
export const DEBT_HASH = '#debt';
