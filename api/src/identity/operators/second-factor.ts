import type { OpsEnrolment } from '@rendezvous/contract/operators/session/schemas';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const PERIOD_SECONDS = 30;
/** Steps that a phone's clock may be off, before and after. */
const WINDOW = 1;

const totpOf = (name: string, secret: string): TOTP =>
  new TOTP({
    issuer: 'Rendezvous',
    label: name,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Step of the code; null for a wrong one. A caller accepts no step twice. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf('', secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / (PERIOD_SECONDS * 1000)) + delta;
}

/** Code of a secret at a time, as an authenticator app shows it. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf('', secret).generate({ timestamp: now.getTime() });

/** A secret as it is shown once: to type, as an address, and as the path of a QR code. */
export function presentEnrolment(name: string, secret: string): OpsEnrolment {
  const uri = totpOf(name, secret).toString();
  const { data, size } = encode(uri, { ecc: 'M' });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { secret, uri, qr: { size, path } };
}
