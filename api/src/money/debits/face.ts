export { debitContext, type DebitContext } from './context.ts';
export { SEALED_FORMS } from './form.ts';
export { MANDATE_PARAGRAPHS, mandateValues } from './mail.ts';
export { debitRoom, enforceDebitRules } from './rules.ts';
export { forgetDebitor, forgetDebits } from './retention.ts';
