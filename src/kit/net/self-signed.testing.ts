/** For tests: a fresh self-signed certificate, so that no private key lies in the repository and none expires. */
import { generateKeyPairSync, sign } from 'node:crypto';

/** One value of DER, the encoding of certificates: its tag, its length, its content. */
function der(tag: number, ...content: (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(body.length)]), body]);
}

function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (date: Date) => der(0x17, `${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`);

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const commonName = identifier('550403');
const subjectAltName = identifier('551d11');
const day = 24 * 60 * 60 * 1000;

export function selfSigned(hostname: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, hostname))));
  const validity = sequence(utcTime(new Date(Date.now() - day)), utcTime(new Date(Date.now() + day)));
  const alternatives = sequence(subjectAltName, der(0x04, sequence(der(0x82, hostname))));
  const certificate = sequence(
    der(0xa0, der(0x02, Uint8Array.of(2))),
    der(0x02, Uint8Array.of(1)),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternatives)),
  );
  const signature = der(0x03, Uint8Array.of(0), sign('sha256', certificate, privateKey));
  const lines = sequence(certificate, ecdsaWithSha256, signature)
    .toString('base64')
    .match(/.{1,64}/g)!;
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
