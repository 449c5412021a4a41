import { hash, verify, type Options } from '@node-rs/argon2';
import { randomText } from '#src/platform/lib/ids.ts';

/** argon2id (the library's default) with 19 MiB, two passes: about 10 ms here, far more for an attacker. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Digest that no password has: a log-in with an unknown address takes as long as any other. */
let nobody: Promise<string> | undefined;
let common: Promise<ReadonlySet<string>> | undefined;

/** Reads the list with the first sign-up. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((entry) => entry.length >= 8));
}

/** Is it in the bundled list of some 18,000 common passwords? Case does not help. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  return (await common).has(password.toLowerCase());
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Compares in the same time whether there is a digest or not. */
export async function verifyPassword(digest: string | null, password: string): Promise<boolean> {
  nobody ??= hash(randomText(32), OPTIONS);
  const matches = await verify(digest ?? (await nobody), password).catch(() => false);
  return digest !== null && matches;
}
