import type { Finding } from '#src/lib/check.ts';

/** Files with the one rule of an e-mail address, and the shared hooks for busy flags. */
const EMAIL_HOME = 'shared/contract/src/kernel/field-rules.ts';
const BUSY_HOMES = new Set(['shared/domain/src/forms/use-act.ts', 'shared/api-client/src/use-pages.ts']);

/** A regular expression for e-mail addresses: classes of characters on both sides of an @. A `mailto:` address is none. */
const EMAIL_PATTERN = /^(?!.*mailto:).*\[\^?[^\]\n]*\]\S*@\S*\[/;
/** A flag for a call under way that a component sets by hand. */
const BUSY_FLAG = /\[\w+, set(?:Busy|Sending|Saving|Submitting|Loading|LoadingMore|Pending)\]\s*=\s*useState/;

/** Product sources: not tests, not the tools themselves. */
const PRODUCT = /^(?:api|shell|mfe-[a-z]+|shared\/[a-z0-9-]+)\/src\/.*(?<!\.test)\.tsx?$/;

/** Finds second patterns of an e-mail address and busy flags set by hand, in one file. */
export function formFindings(file: string, text: string): Finding[] {
  if (!PRODUCT.test(file)) return [];
  return text.split('\n').flatMap((line, index) => {
    const where = `${file}:${index + 1}`;
    if (file !== EMAIL_HOME && EMAIL_PATTERN.test(line))
      return [`${where}: a second pattern of an e-mail address; use emailFault of ${EMAIL_HOME}`];
    if (!BUSY_HOMES.has(file) && BUSY_FLAG.test(line))
      return [`${where}: a busy flag written by hand; use useAct or useForm of shared/domain`];
    return [];
  });
}
