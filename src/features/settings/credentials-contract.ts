/** What opens your account besides a password: a second factor, passkeys and API keys. */
import { z } from 'zod';
import { apiKeyFields, newKeyFields } from '#kit/api-keys/fields.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

const id = z.strictObject({ id: z.uuid() });
const label = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(60, 'Use at most 60 characters.')
  .refine((text) => !text.includes('\0'), 'Remove the invisible character.');
const webauthn = z.record(z.string(), z.unknown());
/** The plugin that keeps second factors asks for it beside the proof that it is still you. */
const ownPassword = z.strictObject({ password: z.string().min(1, 'Enter your password.').max(256) });

export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/api/settings/two-factor',
  summary: 'Start setting up two-factor: returns a key for the authenticator app, and backup codes.',
  access: 'member',
  fresh: true,
  rate: 'sign-in',
  body: ownPassword,
  output: z.object({ uri: z.string(), key: z.string(), backupCodes: z.array(z.string()) }),
});
export type TwoFactorStart = z.output<typeof beginTwoFactor.output>;

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/settings/two-factor/confirm',
  summary: 'Turn on two-factor with a code from the app.',
  access: 'member',
  fresh: true,
  rate: 'sign-in',
  body: z.strictObject({
    code: z
      .string()
      .transform((code) => code.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits from the app.')),
  }),
  output: done,
});

export const renewBackupCodes = endpoint({
  method: 'POST',
  path: '/api/settings/two-factor/backup-codes',
  summary: 'Create new backup codes; the old ones stop working.',
  access: 'member',
  fresh: true,
  rate: 'sign-in',
  body: ownPassword,
  output: z.object({ backupCodes: z.array(z.string()) }),
});

export const endTwoFactor = endpoint({
  method: 'DELETE',
  path: '/api/settings/two-factor',
  summary: 'Turn off two-factor.',
  access: 'member',
  fresh: true,
  rate: 'sign-in',
  body: ownPassword,
  output: done,
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept by a password manager or an account, not by one device alone. */
  synced: z.boolean(),
  createdAt: moment,
});
export type Passkey = z.output<typeof passkey>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/settings/passkeys',
  summary: 'List your passkeys.',
  access: 'member',
  output: z.object({ items: z.array(passkey) }),
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/settings/passkeys/options',
  summary: 'Start adding a passkey: returns what the browser needs to create one.',
  access: 'member',
  fresh: true,
  output: webauthn,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/settings/passkeys',
  summary: 'Finish adding a passkey.',
  access: 'member',
  fresh: true,
  body: z.strictObject({ name: label, response: webauthn }),
  output: passkey,
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/settings/passkeys/:id',
  summary: 'Rename a passkey.',
  access: 'member',
  params: id,
  body: z.strictObject({ name: label }),
  output: passkey,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/settings/passkeys/:id',
  summary: 'Remove a passkey.',
  access: 'member',
  fresh: true,
  params: id,
  output: done,
});

export type ApiKey = z.output<typeof apiKeyFields>;

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/settings/keys',
  summary: 'List your API keys, without their secrets.',
  access: 'member',
  output: z.object({ items: z.array(apiKeyFields) }),
});

export const createKey = endpoint({
  method: 'POST',
  path: '/api/settings/keys',
  summary: 'Create an API key; its secret is shown only once.',
  access: 'member',
  fresh: true,
  body: newKeyFields,
  output: apiKeyFields.extend({ secret: z.string() }),
});

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/api/settings/keys/:id',
  summary: 'Revoke an API key; it stops working right away.',
  access: 'member',
  params: id,
  output: done,
});
