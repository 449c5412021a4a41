/** Parts below the first ones, in one chunk of their own: the screen is there before they are. */
export { BlockedSection } from './components/privacy/blocked-section.tsx';
export { ConsentSection } from './components/privacy/consent-section.tsx';
export { DataSection } from './components/privacy/data-section.tsx';
export { DeleteSection } from './components/deletion/delete-section.tsx';
export { EmailSection } from './components/email-section.tsx';
export { PasskeysSection } from './components/passkeys/passkeys-section.tsx';
export { PasswordSection } from './components/password-section.tsx';
export { SessionsSection } from './components/sessions/sessions-section.tsx';
export { SpendLimitSection } from './components/limit/spend-limit-section.tsx';
export { HelpLinks } from './components/help-links.tsx';
export { StoredMeans } from './components/means/stored-means.tsx';
export { LanguageChoice } from './components/language-choice.tsx';
export { PaymentLinks } from './components/payment-links.tsx';
