import { MailingTexts, type MailingText } from '@rendezvous/contract/resources/mailings/schemas';
import type { Run, Words } from '@rendezvous/contract/resources/pages/schemas';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import { validatorOf } from '#src/platform/lib/validation.ts';

const linksOf = (words: Words): string[] =>
  (typeof words === 'string' ? [words] : words).flatMap((run: Run) =>
    typeof run !== 'string' && 'link' in run ? [run.to] : [],
  );

function pathsOf({ body, button }: MailingText): string[] {
  const linked = body.flatMap((block) => {
    if (block.type === 'heading') return [];
    return block.type === 'list' ? block.items.flatMap(linksOf) : linksOf(block.text);
  });
  return [...linked, ...(button ? [button.path] : [])];
}

/** A link that leads nowhere from a mail: to no route, or to a place of a page that is not named. */
const isDead = (to: string): boolean =>
  to.startsWith('#') || (to.startsWith('/') && !matchRoute(to.split('#')[0] ?? ''));

/** What is wrong with the texts of a mailing; nothing when they may be sent. */
export function mailingFindings(texts: unknown): string[] {
  const validate = validatorOf(MailingTexts);
  if (!validate(texts)) {
    const [error] = validate.errors ?? [];
    return [`texts${error?.instancePath ?? ''} ${error?.message ?? 'are not valid'}`];
  }
  return Object.entries(texts as MailingTexts).flatMap(([locale, text]) =>
    pathsOf(text)
      .filter(isDead)
      .map((to) => `${locale}: ${to} leads nowhere`),
  );
}
