import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Services } from '#kit/services.server.ts';
import manifest from '../../../package.json' with { type: 'json' };
import type { installation } from './contract.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1000);

/** Kinds and switches only: folders, addresses of services and secrets are nobody's business in a browser. */
export function describeInstallation({ settings, connection }: Services): AnswerOf<typeof installation> {
  return {
    version: manifest.version,
    node: process.version,
    startedAt,
    address: settings.publicUrl,
    role: settings.role,
    database: connection.kind,
    storage: settings.s3 ? 's3' : 'folder',
    mail: settings.smtpUrl ? 'smtp' : 'outbox',
    googleSignIn: settings.google !== undefined,
    adminEmailSet: settings.adminEmail !== undefined,
    metricsToken: settings.metricsToken !== undefined,
    rateLimits: settings.rateLimits,
  };
}
