/** Every setting, once: its name, how it is read, its default and what it means. `docs/settings.md` is written from this. */
import { z } from 'zod';
import { engineVariables } from '#kit/ai/engine-settings.server.ts';
import { mailboxSignIns } from '#kit/mail/mailbox-sign-ins.server.ts';
import {
  atLeast,
  emailAddress,
  flag,
  hostName,
  httpUrl,
  list,
  oneOf,
  setting,
  text,
  wholeNumber,
} from '#kit/setting.server.ts';

const server = {
  PORT: setting(wholeNumber(0, 65535).default(3000), 'Port to listen on.'),
  HOST: setting(
    z.string().default('127.0.0.1'),
    'Address to listen on. `0.0.0.0` opens the server to the network.',
  ),
  PUBLIC_URL: setting(
    httpUrl.optional(),
    'Address in e-mails and links. An `https` address turns on secure cookies and HSTS.',
    'the host of the request where that is certainly this server, otherwise `http://localhost:$PORT`',
  ),
  DATA_DIR: setting(
    text.default('./data'),
    'Folder of the embedded database, files, saved e-mails and the secret.',
  ),
  ADMIN_EMAIL: setting(
    emailAddress.optional(),
    'The account with this address becomes admin once the address is confirmed.',
  ),
  TRUSTED_PROXIES: setting(
    list.default([]),
    'Addresses or ranges of proxies whose `X-Forwarded-For` is believed, separated by commas.',
  ),
  SECRET: setting(
    atLeast(32).optional(),
    'Key that signs and encrypts, at least 32 characters.',
    'made at the first start, kept in `DATA_DIR`',
  ),
  SECRET_PREVIOUS: setting(
    list.default([]),
    'Earlier secrets, separated by commas. They still verify what they signed.',
  ),
  ROLE: setting(
    oneOf(['web', 'worker', 'both']).default('both'),
    'What this process does: answer requests, work on jobs, or both.',
  ),
  LOG_LEVEL: setting(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'Least severe log line that is written to standard error.',
  ),
  METRICS_TOKEN: setting(
    atLeast(16).optional(),
    'Bearer token for `/metrics`, at least 16 characters.',
    'admins only',
  ),
};

const product = {
  PRODUCT_NAME: setting(text.default('Frenly'), 'Name of the site.'),
  PRODUCT_SLUG: setting(
    z
      .string()
      .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
      .default('frenly'),
    'The name in the file names of downloads: lower-case letters, digits and hyphens.',
  ),
  PRODUCT_TAGLINE: setting(
    z.string().default('Accessible, empowering AI for everyone.'),
    'Sentence under the name.',
  ),
  SUPPORT_EMAIL: setting(
    emailAddress.default('support@frenly.example'),
    'Support address shown on the site.',
  ),
  SOCIAL_VIDEO_URL: setting(
    httpUrl.default('https://www.tiktok.com/@frenly'),
    'Video channel linked in the footer.',
  ),
  SOCIAL_PHOTO_URL: setting(
    httpUrl.default('https://www.instagram.com/frenly'),
    'Photo channel linked in the footer.',
  ),
  MAIN_HOST: setting(
    hostName.optional(),
    'Host name of the main site. Once set, unknown hosts are refused.',
    'any host',
  ),
  INBOX_HOST: setting(hostName.optional(), 'Host name of the inbox brand.', '`inbox.localhost`'),
  EMAIL_HOST: setting(hostName.optional(), 'Host name of the e-mail brand.', '`email.localhost`'),
  VOICE2EMAIL_HOST: setting(hostName.optional(), 'Host name of Voice to e-mail.', '`voice2email.localhost`'),
  FRENLYEMAIL_HOST: setting(hostName.optional(), 'Host name of Frenly Email.', '`frenlyemail.localhost`'),
  LIST_HOST: setting(hostName.optional(), 'Host name of the marketplace.', '`list.localhost`'),
};

const storage = {
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address such as postgresql://user:password@host:5432/frenly')
      .optional(),
    'PostgreSQL 15 or newer.',
    'the embedded database',
  ),
  DATABASE_POOL: setting(wholeNumber(2, 200).default(10), 'Connections to PostgreSQL per process.'),
  S3_BUCKET: setting(
    text.optional(),
    'Bucket for files. Needs `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY`.',
    '`DATA_DIR/files`',
  ),
  S3_ENDPOINT: setting(
    httpUrl.optional(),
    'Address of an S3-compatible service.',
    '`https://s3.$S3_REGION.amazonaws.com`',
  ),
  S3_REGION: setting(z.string().default('us-east-1'), 'Region of the bucket.'),
  S3_ACCESS_KEY_ID: setting(text.optional(), 'Access key of the bucket.'),
  S3_SECRET_ACCESS_KEY: setting(text.optional(), 'Secret key of the bucket.'),
};

const mail = {
  SMTP_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\//, 'an address such as smtp://user:password@host:587')
      .optional(),
    'Server that sends e-mail.',
    'e-mails are saved in `DATA_DIR/outbox`',
  ),
  MAIL_FROM: setting(z.string().optional(), 'Sender of e-mails.', '`$PRODUCT_NAME <$SUPPORT_EMAIL>`'),
  MAILBOX_SERVERS: setting(
    z
      .string()
      .default('')
      .transform((value) =>
        value
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(/^[^\s:]+:\d+$/, 'host:port pairs such as mail.internal:587'))),
    'Mail servers inside your network that members may connect, as `host:port`, separated by commas.',
  ),
  MAILBOX_OAUTH: setting(
    mailboxSignIns,
    'Providers whose mailboxes members open by signing in there, as JSON: `[{"id":"google","clientId":"…","clientSecret":"…"}]`. `google` and `microsoft` are known; others also need `name`, `authorizeUrl`, `tokenUrl`, `scope`, `host` and `port`. Redirect address: `$PUBLIC_URL/auth/mailbox/callback`.',
  ),
};

const signIn = {
  GOOGLE_CLIENT_ID: setting(
    text.optional(),
    'Sign-in with Google. Needs `GOOGLE_CLIENT_SECRET`. Redirect address: `$PUBLIC_URL/auth/google/callback`.',
    'off',
  ),
  GOOGLE_CLIENT_SECRET: setting(text.optional(), 'Secret of the client above.'),
  GOOGLE_ISSUER: setting(
    httpUrl.default('https://accounts.google.com'),
    'Another OpenID Connect provider in place of Google.',
  ),
};

const models = {
  FETCH_MODELS: setting(
    flag.optional(),
    'Whether small models are fetched from npm when they are first needed.',
    '`true`',
  ),
};

const search = {
  SEARCH_SOURCES: setting(
    flag.optional(),
    'Whether search may ask sources outside. With `false` it finds only what is on this site.',
    '`true`',
  ),
  SEARXNG_URL: setting(httpUrl.optional(), 'A SearXNG server as a further source.'),
  BRAVE_KEY: setting(text.optional(), 'Brave Search as a further source.'),
  TAVILY_KEY: setting(text.optional(), 'Tavily as a further source.'),
  GOOGLE_SEARCH_KEY: setting(
    text.optional(),
    'Google Programmable Search as a further source. Needs `GOOGLE_SEARCH_CX`.',
  ),
  GOOGLE_SEARCH_CX: setting(text.optional(), 'Id of the search engine above.'),
  SOURCES_URL: setting(
    httpUrl.optional(),
    'One address in place of all public sources, each below it under its id: a mirror or a test.',
  ),
  YOUTUBE_URL: setting(
    httpUrl.optional(),
    'One address in place of YouTube, for captions: a mirror or a test.',
  ),
};

const payments = {
  STRIPE_SECRET_KEY: setting(
    atLeast(8).optional(),
    'Payments by Stripe.',
    'test mode: plans are paid, no money moves',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    atLeast(8).optional(),
    'Verifies what Stripe sends to `/api/billing/webhook`.',
    'webhooks are refused, payments are checked every hour',
  ),
};

const limits = {
  LONG_RUNS: setting(
    wholeNumber(1, 200).optional(),
    'Long runs that work at once in one process.',
    'by cores and memory',
  ),
  MEDIA_RUNS: setting(
    wholeNumber(1, 64).optional(),
    'Runs that make or read media at once in one process.',
    'by cores and memory',
  ),
  UPLOAD_MAX_MB: setting(wholeNumber(1, 100_000).default(2_000), 'Largest upload, in megabytes.'),
  MEMBER_FILES_MB: setting(wholeNumber(1).default(5_000), 'Files that one member may keep, in megabytes.'),
  GUEST_FILES_MB: setting(wholeNumber(1).default(500), 'Files that one guest may keep, in megabytes.'),
  DOCUMENT_MEMORY_MB: setting(
    wholeNumber(256, 16_000).default(768),
    'Memory for the process that reads one document, in megabytes.',
  ),
  RATE_LIMITS: setting(flag.default(true), 'Limits on requests. Turn off only for benchmarks.'),
};

const system = {
  NODE_ENV: setting(
    oneOf(['development', 'production', 'test']).default('production'),
    'Set by the commands: nobody needs to choose it.',
  ),
  PATH: setting(z.string().default(''), 'Where programs such as `ffmpeg` are looked for.', 'of the system'),
};

export const settingsTable = [
  { title: 'Server', settings: server },
  { title: 'Name and hosts', settings: product },
  { title: 'Database and files', settings: storage },
  { title: 'E-mail', settings: mail },
  { title: 'Sign-in with Google', settings: signIn },
  { title: 'Engines', settings: { ...engineVariables, ...models } },
  { title: 'Search', settings: search },
  { title: 'Payments', settings: payments },
  { title: 'Limits', settings: limits },
  { title: 'Set by the system', settings: system },
] as const;

export const environment = z.object({
  ...server,
  ...product,
  ...storage,
  ...mail,
  ...signIn,
  ...engineVariables,
  ...models,
  ...search,
  ...payments,
  ...limits,
  ...system,
});

/** Settings that work only together. */
export const settingsThatBelongTogether = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_SEARCH_KEY', 'GOOGLE_SEARCH_CX'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;
