/** A passkey device in software: makes a credential as a browser would, so that registration runs for real. */
import { createHash, generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto';

interface CreationOptions {
  challenge: string;
  rp: { id?: string };
}

export function makeCredential({ challenge, rp }: CreationOptions, origin: string) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const clientData = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false });
  const attestation = cbor(
    new Map<unknown, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authenticatorData(rp.id ?? 'localhost', id, publicKey.export({ format: 'jwk' }))],
    ]),
  );
  const credentialId = id.toString('base64url');
  return {
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  };
}

function authenticatorData(rpId: string, id: Buffer, { x, y }: JsonWebKey) {
  const present = 0x01;
  const verified = 0x04;
  const hasCredential = 0x40;
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const coseKey = new Map<unknown, unknown>([
    [1, 2], // elliptic curve
    [3, -7], // ES256
    [-1, 1], // P-256
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ]);
  return Buffer.concat([
    createHash('sha256').update(rpId).digest(),
    Buffer.from([present | verified | hasCredential]),
    Buffer.alloc(4), // counter
    Buffer.alloc(16), // model of the device: unknown
    length,
    id,
    cbor(coseKey),
  ]);
}

/** As much of CBOR as an attestation needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)]),
    ]);
  throw new TypeError('not needed for attestations');
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
}
