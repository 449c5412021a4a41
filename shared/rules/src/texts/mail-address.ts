import { cleanText, keyOf } from './visible-text.ts';

/** Labels of letters, digits and hyphens: nothing by which a parser of addresses would find another part than the host. */
const DOMAIN = /^[\p{L}\p{N}\p{M}-]+(?:[.\u3002][\p{L}\p{N}\p{M}-]+)+$/u;

/** Returns a domain as DNS knows it: `müller.example` is `xn--mller-kva.example`. Null when it is none. */
export function asciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** Returns an e-mail address with its domain as DNS knows it, else as it is typed; without what is invisible around it. */
export function asciiAddress(email: string): string {
  const clean = cleanText(email);
  const at = clean.lastIndexOf('@');
  const domain = at < 0 ? null : asciiDomain(clean.slice(at + 1));
  return domain === null ? clean : `${clean.slice(0, at + 1)}${domain}`;
}

/** Returns an e-mail address as it is compared: case and the spelling of its domain make no difference. */
export const addressKey = (email: string): string => keyOf(asciiAddress(email));
