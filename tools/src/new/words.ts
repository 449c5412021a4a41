import { UsageError } from './plan.ts';

/** `gift-box` of `gift-box`, `giftBox` and `gift_box`. */
export const kebab = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** `GiftBox`. */
export const pascal = (name: string): string =>
  kebab(name)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `giftBox`. */
export const camel = (name: string): string => pascal(name).charAt(0).toLowerCase() + pascal(name).slice(1);

/** `Gift box`. */
export const sentence = (name: string): string => {
  const words = kebab(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name, unless a table has it. @throws UsageError naming the `kind` of part that has it */
export function unused(name: string, used: readonly string[], kind: string): string {
  if (used.includes(name)) throw new UsageError(`${kind} ${name} exists`);
  return name;
}

/** The name, when it fits. @throws UsageError with `example` */
export function named(name: string, pattern: RegExp, example: string): string {
  if (!pattern.test(name)) throw new UsageError(`"${name}" is no such name, unlike ${example}`);
  return name;
}
