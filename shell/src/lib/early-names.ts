/** Names that the page's HTML, the script in its head and the frame have in common. */

/** Marks a screen that listens while the frame around it may not. */
export const LISTENING = 'data-live';
/** Marks what was pressed and is not answered yet (shared/theme/src/css.ts). */
export const PRESSED = 'data-pressed';
/** Id of the dialog that asks a visitor to log in. */
export const ASK = 'early-ask';
/** Marks its way to sign-up. */
export const SIGN_UP = 'data-signup';
/** Id of the note that a like was refused. */
export const REFUSED = 'early-refused';
