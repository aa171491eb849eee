import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { skeletonIn } from '#kit/auth/look-alike.server.ts';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn, principals } from '#kit/principals/table.server.ts';
import { businessRoles, givenRoles, publisherRoles } from './roles.ts';

/** A principal that several people act for. What it owns is its own; nobody's leaving takes any of it along. */
export const businesses = pgTable(
  'business',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => principals.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    handle: text('handle').notNull().unique(),
    about: text('about').notNull().default(''),
    /** The address of its picture. */
    picture: text('picture'),
    /** As it stands on invoices. */
    address: text('address').notNull().default(''),
    /** From which role on someone shows things in the gallery as the business. */
    publishers: text('publishers', { enum: publisherRoles }).notNull().default('admin'),
    /** Nobody owns it any more: gone then, unless someone takes it over. */
    dissolvesAt: moment('dissolves_at'),
    /** Who is asked to own it, and until when they may say so. */
    offeredTo: authorColumn('offered_to'),
    offeredUntil: moment('offered_until'),
    createdAt: createdAtColumn(),
  },
  (table) => [index('business_look_alike_idx').on(skeletonIn(table.handle))],
);

const businessColumn = () =>
  uuid('business_id')
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });

export const businessMembers = pgTable(
  'business_member',
  {
    businessId: businessColumn(),
    memberId: ownerColumn('member_id').notNull(),
    role: text('role', { enum: businessRoles }).notNull(),
    /** What they may spend of its credits in a calendar month, in micro-dollars; null without a limit. */
    monthlyLimit: bigint('monthly_limit', { mode: 'number' }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.memberId] }),
    index('business_member_idx').on(table.memberId),
    // However many hand it over at once, there is one owner.
    uniqueIndex('business_owner_idx')
      .on(table.businessId)
      .where(sql`${table.role} = 'owner'`),
  ],
);

export const businessInvites = pgTable(
  'business_invite',
  {
    id: idColumn(),
    businessId: businessColumn(),
    secretHash: text('secret_hash').notNull().unique(),
    /** Lower case; null for a link that anyone may use who has it. */
    email: text('email'),
    role: text('role', { enum: givenRoles }).notNull(),
    most: integer('most').notNull().default(1),
    uses: integer('uses').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    createdBy: authorColumn('created_by'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('business_invite_business_idx').on(table.businessId, table.id),
    index('business_invite_email_idx')
      .on(table.email)
      .where(sql`${table.email} is not null`),
  ],
);
