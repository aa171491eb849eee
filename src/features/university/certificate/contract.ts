/** Certificates: given for a whole track, signed, verifiable by anyone without asking us, and revocable. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { reasonText } from '../fields.ts';
import { trackIds } from '../tracks.ts';

const byId = z.strictObject({ id: z.uuid() });

const evidence = z.object({
  lesson: z.string(),
  lessonTitle: z.string(),
  task: z.string(),
  /** A link to the run; its owner may have revoked it. */
  path: z.string(),
});

const certificate = z.object({
  id: z.string(),
  track: z.enum(trackIds),
  trackTitle: z.string(),
  name: z.string(),
  issuedAt: moment,
  revokedAt: moment.nullable(),
  revokedWhy: z.string(),
  evidence: z.array(evidence),
  /** By the id of its address in the published keys. */
  keyId: z.string(),
  mine: z.boolean(),
});
export type CertificateView = z.output<typeof certificate>;

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates',
  summary: 'List your certificates and the tracks you can get one for.',
  access: 'member',
  output: z.object({
    items: z.array(certificate.omit({ evidence: true })),
    tracks: z.array(
      z.object({
        track: z.enum(trackIds),
        finished: z.number(),
        lessons: z.number(),
        /** Finished lessons whose exercise cannot be shown any more, because its run was deleted. */
        unproven: z.array(z.object({ slug: z.string(), title: z.string() })),
      }),
    ),
  }),
});

export const claimCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates',
  summary: 'Get a track’s certificate. It links to your exercise results.',
  access: 'member',
  rate: 'post',
  idempotent: true,
  body: z.strictObject({
    track: z.enum(trackIds),
    /** The runs behind it become readable to whoever sees the certificate. */
    showRuns: z.literal(true, 'Confirm that the certificate shows your results.'),
  }),
  output: z.object({ id: z.string() }),
});

export const getCertificate = endpoint({
  method: 'GET',
  path: '/api/certificates/:id',
  summary: 'Get a certificate by its link.',
  access: 'public',
  params: byId,
  output: certificate,
});

export const revokeOwnCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/:id/revoke',
  summary: 'Revoke your certificate; it’s marked as revoked, and its links to results close.',
  access: 'member',
  params: byId,
  output: done,
});

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/admin/certificates/:id/revoke',
  summary: 'Revoke a certificate with a public reason.',
  access: 'admin',
  params: byId,
  body: z.strictObject({ why: reasonText }),
  output: done,
});

const file = { method: 'GET', access: 'public', streaming: true, params: byId, output: z.unknown() } as const;
export const certificatePdf = endpoint({
  ...file,
  path: '/api/certificates/:id/certificate.pdf',
  summary: 'Get a printable certificate.',
});
export const certificateBadge = endpoint({
  ...file,
  path: '/api/certificates/:id/badge.png',
  summary: 'Get a badge picture with the signed credential (Open Badges 3.0).',
});
export const certificateCredential = endpoint({
  ...file,
  path: '/api/certificates/:id/credential.jwt',
  summary: 'Get the signed credential (Open Badges 3.0, VC-JWT).',
});

const publicKey = z.object({
  kty: z.string(),
  n: z.string(),
  e: z.string(),
  alg: z.string(),
  use: z.string(),
  kid: z.string(),
});

export const publishedKeys = endpoint({
  method: 'GET',
  path: '/.well-known/jwks.json',
  summary: 'List certificate signing keys, including retired ones.',
  access: 'public',
  output: z.object({ keys: z.array(publicKey) }),
});

export const publishedKey = endpoint({
  method: 'GET',
  path: '/api/credential-keys/:id',
  summary: 'Get a certificate signing key.',
  access: 'public',
  params: byId,
  output: publicKey,
});

export const rotateKey = endpoint({
  method: 'POST',
  path: '/api/admin/credential-keys/rotate',
  summary: 'Rotate the certificate signing key; existing certificates stay valid.',
  access: 'admin',
  output: z.object({ kid: z.string() }),
});

export const revocationList = endpoint({
  method: 'GET',
  path: '/api/certificates-revoked',
  summary: 'List revoked certificates (Open Badges 3.0).',
  access: 'public',
  output: z.object({
    id: z.string(),
    issuer: z.string(),
    revokedCredential: z.array(
      z.object({ id: z.string(), revoked: z.literal(true), revocationReason: z.string() }),
    ),
  }),
});
