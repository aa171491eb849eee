import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { columnVector } from '#kit/db/words.server.ts';
import { authorColumn, principals } from '#kit/principals/table.server.ts';
import { skeletonIn } from './look-alike.server.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const wordsOfName = (): SQL =>
  columnVector('simple', sql`coalesce(${users.displayUsername}, '') || ' ' || ${users.name}`);

export const users = pgTable(
  'user',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => principals.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    /** What they registered with, where another account has it: see `claimed-address.ts`. */
    claimedEmail: text('claimed_email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** The handle: lower case, unique. `displayUsername` keeps the spelling its owner chose. */
    username: text('username').unique(),
    displayUsername: text('display_username'),
    about: text('about').notNull().default(''),
    role: text('role', { enum: ['member', 'steward', 'admin'] })
      .notNull()
      .default('member'),
    suspendedAt: moment('suspended_at'),
    suspendedReason: text('suspended_reason'),
    twoFactorEnabled: boolean('two_factor_enabled').default(false),
    pandaCount: integer('panda_count').notNull().default(0),
    walletType: text('wallet_type', { enum: ['connected', 'custodial', 'none'] })
      .notNull()
      .default('none'),
    onboardedAt: moment('onboarded_at'),
    /** When the welcome overlay was completed or skipped, in whichever browser. */
    welcomedAt: moment('welcomed_at'),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    // Kept, and not only in an index: a word that half the members use is looked for in each of them.
    nameWords: tsvector('name_words').generatedAlwaysAs(wordsOfName),
    /** What a person is found by: handle and name by how words begin, what they say about themselves also by word stems. */
    words: tsvector('words').generatedAlwaysAs(
      (): SQL => sql`${wordsOfName()} || ${columnVector('english', users.about)}`,
    ),
  },
  (table) => [
    index('user_words_idx').using('gin', table.words),
    index('user_look_alike_idx').on(skeletonIn(table.displayUsername)),
    index('user_claimed_email_idx')
      .on(table.claimedEmail)
      .where(sql`${table.claimedEmail} is not null`),
  ],
);

const userColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'session',
  {
    id: idColumn(),
    userId: userColumn(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the person last proved to be themselves: asked for before sensitive changes. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('session_user_idx').on(table.userId)],
);

/** Ways to sign in: a password (provider `credential`) or Google. */
export const accounts = pgTable(
  'account',
  {
    id: idColumn(),
    userId: userColumn(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    idToken: text('id_token'),
    password: text('password'),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_user_idx').on(table.userId),
    uniqueIndex('account_provider_key').on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  'verification',
  {
    id: idColumn(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier_idx').on(table.identifier)],
);

export const twoFactors = pgTable(
  'two_factor',
  {
    id: idColumn(),
    userId: userColumn(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factor_user_idx').on(table.userId)],
);

export const passkeys = pgTable(
  'passkey',
  {
    id: idColumn(),
    userId: userColumn(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: createdAtColumn(),
  },
  (table) => [index('passkey_user_idx').on(table.userId)],
);

/** Personal API keys. Only the hash is kept; the first characters tell keys apart in a list. */
export const apiKeys = pgTable(
  'api_key',
  {
    id: idColumn(),
    userId: userColumn(),
    /** The business whose key it is. Its user is who answers for it there: its maker, or the owner who kept it. */
    businessId: uuid('business_id').references(() => principals.id, { onDelete: 'cascade' }),
    /** Of a business's key: who made it, whoever answers for it by now. */
    createdBy: authorColumn('created_by'),
    name: text('name').notNull(),
    start: text('start').notNull(),
    hash: text('hash').notNull().unique(),
    scopes: text('scopes').array().notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    /** What it may spend in a calendar month, in micro-dollars; null without a limit. */
    monthlyLimit: bigint('monthly_limit', { mode: 'number' }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('api_key_user_idx').on(table.userId),
    index('api_key_business_idx').on(table.businessId),
    index('api_key_created_by_idx').on(table.createdBy),
  ],
);
