/** Providers whose mailboxes are opened by signing in there instead of by a password, as the owner configures them. */
import { z } from 'zod';

const words =
  'a JSON list such as [{"id":"google","clientId":"…","clientSecret":"…"}]; other providers than google and microsoft also need name, authorizeUrl, tokenUrl, scope, host and port';
const address = z.url({ protocol: /^https?$/ });

/** Their own addresses, which a mirror or a test may replace. */
const presets = {
  google: {
    name: 'Google',
    issuer: 'https://accounts.google.com',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scope: 'https://mail.google.com/',
    host: 'smtp.gmail.com',
    port: 465,
    security: 'tls',
  },
  microsoft: {
    name: 'Microsoft',
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scope: 'https://outlook.office.com/SMTP.Send offline_access',
    host: 'smtp.office365.com',
    port: 587,
    security: 'starttls',
  },
} as const;

const signIn = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  name: z.string().min(1).max(60),
  issuer: address.optional(),
  authorizeUrl: address,
  tokenUrl: address,
  scope: z.string(),
  host: z.string().min(1),
  port: z.int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls']).default('starttls'),
});
export type MailboxSignIn = z.output<typeof signIn>;

export const mailboxSignIns = z
  .string()
  .default('[]')
  .transform((text, context) => {
    const read = z.array(signIn).safeParse(completed(text));
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: words });
    return z.NEVER;
  });

function completed(text: string): unknown {
  try {
    const given = JSON.parse(text) as unknown;
    if (!Array.isArray(given)) return undefined;
    return given.map((one: { id?: string }) => ({ ...presets[one?.id as keyof typeof presets], ...one }));
  } catch {
    return undefined; // not JSON: said in words by whoever asked
  }
}
