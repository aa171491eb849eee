/** A passkey in software: signs challenges as a phone would, so that sign-in by passkey can be tested without a browser. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Services } from '#kit/services.server.ts';
import { passkeys } from './table.server.ts';

const userPresentAndVerified = 0x05;

export async function buildPasskey(
  { services: { db, settings } }: { services: Services },
  user: { id: string },
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const credentialID = randomBytes(16).toString('base64url');
  const rpIdHash = createHash('sha256').update(new URL(settings.publicUrl).hostname).digest();
  await db.insert(passkeys).values({
    userId: user.id,
    name: 'Test key',
    credentialID,
    publicKey: coseKey(Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')).toString('base64'),
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
    transports: 'internal',
  });
  let counter = 0;

  return {
    credentialID,
    /** The answer to the options of a sign-in, as `credential.toJSON()` gives it. */
    answer(options: Record<string, unknown>, { origin = settings.publicUrl } = {}): Record<string, unknown> {
      counter += 1;
      const authenticatorData = Buffer.concat([
        rpIdHash,
        Buffer.from([userPresentAndVerified, 0, 0, 0, counter]),
      ]);
      const clientData = {
        type: 'webauthn.get',
        challenge: options['challenge'],
        origin,
        crossOrigin: false,
      };
      const clientDataJSON = Buffer.from(JSON.stringify(clientData));
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
      return {
        id: credentialID,
        rawId: credentialID,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          authenticatorData: authenticatorData.toString('base64url'),
          clientDataJSON: clientDataJSON.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

/** CBOR of { kty: EC2, alg: ES256, crv: P-256, x, y }, the only shape needed here. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const bytes32 = Buffer.from([0x58, 0x20]);
  return Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    bytes32,
    x,
    Buffer.from([0x22]),
    bytes32,
    y,
  ]);
}
