import {
  CAPABILITIES,
  CAPABILITY_OF_ROUTE,
  WORKING_CAPABILITIES,
  type Capability,
} from '@rendezvous/contract/kernel/capabilities';
import { offers } from '@rendezvous/rules/capability-words';
import { isLocale } from '@rendezvous/contract/kernel/locales';
import type { Finding } from '#src/lib/check.ts';
import type { Catalogues } from './catalogue.ts';
import { readable } from '#src/checks/words/glossary.ts';

/** Texts that name a capability. */
export interface Promises {
  /** By capability and id: the source that shows the text and asks for the capability first. */
  offered: Readonly<Partial<Record<Capability, Readonly<Record<string, string>>>>>;
  /** By id: why the text offers nothing, though it has a word of a capability. */
  harmless: Readonly<Record<string, string>>;
}

/** Texts with a word of a capability that does not work, unless their source asks for it. */
export function promiseFindings(catalogues: Catalogues, { offered, harmless }: Promises): Finding[] {
  const unbuilt = CAPABILITIES.filter((capability) => !WORKING_CAPABILITIES.includes(capability));
  return [...catalogues].flatMap(([locale, texts]) =>
    Object.entries(texts).flatMap(([id, text]) => {
      if (!isLocale(locale) || id in harmless) return [];
      const words = readable(text).trim();
      return unbuilt
        .filter((capability) => offers(capability, locale, words) && !offered[capability]?.[id])
        .map((capability) => `${locale}: ${id} offers ${capability}, which does not work: "${text}"`);
    }),
  );
}

/** Entries without a text, and sources that show a text without asking for its capability. */
export function askingFindings(
  { offered, harmless }: Promises,
  english: Readonly<Record<string, string>>,
  sourceOf: (file: string) => string | null,
): Finding[] {
  const entries = Object.entries(offered).flatMap(([capability, ids]) =>
    Object.entries(ids).map(([id, file]) => ({ capability: capability as Capability, id, file })),
  );
  return [
    ...[...entries.map(({ id }) => id), ...Object.keys(harmless)]
      .filter((id) => !(id in english))
      .map((id) => `promises.json: ${id} is no text`),
    ...entries
      .filter(({ capability, file }) => !asks(capability, sourceOf(file)))
      .map(({ capability, id, file }) => `${file} shows ${id} without asking for ${capability}`),
  ];
}

/** Does a source ask whether a capability works, or for the way to its page? */
function asks(capability: Capability, source: string | null): boolean {
  const routes = Object.entries(CAPABILITY_OF_ROUTE).filter(([, named]) => named === capability);
  const questions = [
    `useCapability('${capability}')`,
    `CAPABILITIES.includes('${capability}')`,
    ...routes.map(([route]) => `wayTo('${route}',`),
  ];
  return source !== null && questions.some((question) => source.includes(question));
}
