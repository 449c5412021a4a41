import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Just enough of DER to write an X.509 certificate: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (...numbers: number[]) => der(0x06, Buffer.from(numbers));
const integer = (value: Buffer) =>
  der(0x02, value[0]! & 0x80 ? Buffer.concat([Buffer.from([0]), value]) : value);
const octets = (...parts: Buffer[]) => der(0x04, ...parts);
const yes = der(0x01, Buffer.from([0xff]));

const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const BASIC_CONSTRAINTS = oid(0x55, 0x1d, 0x13);
const SUBJECT_ALT_NAME = oid(0x55, 0x1d, 0x11);

const named = (name: string) =>
  sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(name)))));
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${bytes
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')}\n-----END ${label}-----\n`;

/** Random serial number. Its first byte is 1: DER refuses an integer that starts with a zero it does not need. */
const serialNumber = () => Buffer.concat([Buffer.from([1]), randomBytes(7)]);

interface Certificate {
  subject: string;
  issuer: string;
  key: KeyObject;
  signedBy: KeyObject;
  extension: Buffer;
}

function certificate({ subject, issuer, key, signedBy, extension }: Certificate): string {
  const day = 86_400_000;
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serialNumber()),
    ECDSA_SHA256,
    named(issuer),
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + 30 * day))),
    named(subject),
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', body, signedBy);
  return pem('CERTIFICATE', sequence(body, ECDSA_SHA256, der(0x03, Buffer.from([0]), signature)));
}

/** A test authority and a certificate it has signed for `localhost`, made on the spot. */
export function localhostCertificate(): { authority: string; certificate: string; key: string } {
  const [ca, leaf] = [
    generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ];
  // A name of its own: of two trusted authorities with one name, the wrong one may be asked.
  const name = `Test authority ${randomBytes(4).toString('hex')}`;
  const authority = certificate({
    subject: name,
    issuer: name,
    key: ca.publicKey,
    signedBy: ca.privateKey,
    extension: sequence(BASIC_CONSTRAINTS, yes, octets(sequence(yes))),
  });
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const signed = certificate({
    subject: 'localhost',
    issuer: name,
    key: leaf.publicKey,
    signedBy: ca.privateKey,
    extension: sequence(SUBJECT_ALT_NAME, octets(names)),
  });
  return {
    authority,
    certificate: signed,
    key: leaf.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
