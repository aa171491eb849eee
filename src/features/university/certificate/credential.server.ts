/** A certificate as an Open Badges 3.0 credential, signed as a VC-JWT. */
import { sign } from 'node:crypto';
import { urlOf } from '#kit/contract/call.ts';
import { href } from '#kit/href.ts';
import type { Settings } from '#kit/settings.server.ts';
import { tracks, type TrackId } from '../tracks.ts';
import { revocationList } from './contract.ts';
import type { Evidence } from './evidence.ts';
import type { SigningKey } from './keys.server.ts';

interface Given {
  id: string;
  /** Whoever got it, known by nothing but this. */
  holder: string;
  name: string;
  track: TrackId;
  issuedAt: Date;
  evidence: readonly Evidence[];
}

export const credentialId = (id: string) => `urn:uuid:${id}`;

export function credentialOf(
  { id, holder, name, track, issuedAt, evidence }: Given,
  { publicUrl, product }: Pick<Settings, 'publicUrl' | 'product'>,
) {
  const whole = (path: string) => new URL(path, publicUrl).href;
  const { title, summary } = tracks[track];
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: credentialId(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${product.name} University: ${title}`,
    issuer: { id: whole('/'), type: ['Profile'], name: product.name, url: whole('/') },
    validFrom: issuedAt.toISOString(),
    credentialSubject: {
      id: `urn:uuid:${holder}`,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      achievement: {
        id: whole(href('/university', { track })),
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: title,
        description: summary,
        criteria: {
          narrative:
            'Every lesson of the track was finished, with a verified exercise and a quiz answered without mistakes.',
        },
      },
    },
    evidence: evidence.map(({ path, lessonTitle, task }) => ({
      id: whole(path),
      type: ['Evidence'],
      name: lessonTitle,
      narrative: task,
    })),
    credentialStatus: { id: whole(urlOf(revocationList)), type: '1EdTechRevocationList' },
  };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signCredential(
  credential: ReturnType<typeof credentialOf>,
  { kid, privateKey }: SigningKey,
): string {
  const payload = {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: Math.floor(Date.parse(credential.validFrom) / 1000),
  };
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT', kid })}.${encoded(payload)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
