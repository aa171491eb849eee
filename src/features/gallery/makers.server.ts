/** Whose name stands under a creation: a person, or a business that shows it as its own. */
import { eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '#kit/auth/table.server.ts';
import { businesses } from '#kit/businesses/table.server.ts';
import { galleryItems } from './table.server.ts';

const people = new QueryBuilder()
  .select({
    id: users.id,
    name: users.name,
    handle: sql<string | null>`coalesce(${users.displayUsername}, ${users.username})`.as('handle'),
    /** As addresses write it. */
    address: sql<string | null>`${users.username}`.as('address'),
    picture: sql<string | null>`${users.image}`.as('picture'),
    suspendedAt: sql<Date | null>`${users.suspendedAt}`.as('suspended_at'),
    isBusiness: sql<boolean>`false`.as('is_business'),
  })
  .from(users);

const firms = new QueryBuilder()
  .select({
    id: businesses.id,
    name: businesses.name,
    handle: sql<string | null>`${businesses.handle}`.as('handle'),
    address: sql<string | null>`${businesses.handle}`.as('address'),
    picture: sql<string | null>`${businesses.picture}`.as('picture'),
    suspendedAt: sql<Date | null>`null::timestamptz`.as('suspended_at'),
    isBusiness: sql<boolean>`true`.as('is_business'),
  })
  .from(businesses);

export const makers = people.unionAll(firms).as('maker');

export const ofMaker = eq(makers.id, galleryItems.ownerId);

export const authorColumns = {
  name: makers.name,
  handle: makers.handle,
  picture: makers.picture,
  isBusiness: makers.isBusiness,
};
