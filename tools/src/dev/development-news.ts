/** Messages of the development server to an open page; `shared/remote/src/alone/catalogues.ts` reads it. */
export interface DevelopmentNews {
  /** A file of `lang/` was compiled again. */
  catalogue: { locale: string };
  /** Type errors of the remote and of what it uses; none when the types are right. */
  types: { errors: readonly string[] };
  /** A text that is no valid message. */
  invalid: { message: string };
}
