import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { runs } from '#tools/run/table.server.ts';
import type { Evidence } from './certificate/evidence.ts';
import type { KeptCard } from './review/card.ts';

/** How far someone is in a lesson, and what they noted beside it. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    /** The slug of its file. */
    lesson: text('lesson').notNull(),
    /** The part that was looked at last. */
    part: integer('part').notNull().default(0),
    note: text('note').notNull().default(''),
    startedAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** When every question of its quiz was answered rightly. */
    quizPassedAt: moment('quiz_passed_at'),
    finishedAt: moment('finished_at'),
    /** Of the lesson as it was when it was finished: it may be another by now. */
    finishedHash: text('finished_hash'),
  },
  (table) => [unique('lesson_progress_owner_key').on(table.ownerId, table.lesson)],
);

/** Exercises that were done, each with the run that proves it. */
export const exercisesDone = pgTable(
  'exercise_done',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    lesson: text('lesson').notNull(),
    exercise: text('exercise').notNull(),
    /** Null once the run was deleted for good: then it proves nothing any more. */
    runId: uuid('run_id').references(() => runs.id, { onDelete: 'set null' }),
    doneAt: moment('done_at').notNull().defaultNow(),
  },
  (table) => [
    unique('exercise_done_owner_key').on(table.ownerId, table.lesson, table.exercise),
    index('exercise_done_run_idx').on(table.runId),
  ],
);

/** Questions that someone answered wrongly at least once, and when each comes again. */
export const reviewCards = pgTable(
  'review_card',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    lesson: text('lesson').notNull(),
    question: text('question').notNull(),
    card: jsonb('card').$type<KeptCard>().notNull(),
    due: moment('due').notNull(),
    mistakes: integer('mistakes').notNull().default(1),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique('review_card_owner_key').on(table.ownerId, table.lesson, table.question),
    index('review_card_due_idx').on(table.ownerId, table.due),
  ],
);

export const certificates = pgTable(
  'certificate',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    track: text('track').notNull(),
    /** The name printed on the certificate. */
    name: text('name').notNull(),
    /** Completed work for it. */
    evidence: jsonb('evidence').$type<Evidence[]>().notNull(),
    /** The signed credential, as it was given. */
    credential: text('credential').notNull(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => credentialKeys.id),
    issuedAt: moment('issued_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedWhy: text('revoked_why').notNull().default(''),
  },
  (table) => [
    index('certificate_owner_idx').on(table.ownerId, table.track),
    index('certificate_revoked_idx').on(table.revokedAt),
    index('certificate_key_idx').on(table.keyId),
  ],
);

/** Certificates that count no more, by nothing but their ids: whoever was given one may go, and what they were given stays revoked. */
export const revokedCredentials = pgTable('revoked_credential', {
  /** Of the certificate. */
  id: uuid('id').primaryKey(),
  why: text('why').notNull(),
  revokedAt: moment('revoked_at').notNull().defaultNow(),
});

/** Keys that certificates are signed with. Retired ones sign nothing any more and stay, so that what they signed can be verified. */
export const credentialKeys = pgTable('credential_key', {
  id: idColumn(),
  publicJwk: jsonb('public_jwk').$type<{ kty: string; n: string; e: string }>().notNull(),
  /** Null once it is retired. */
  sealedPrivate: text('sealed_private'),
  createdAt: createdAtColumn(),
  retiredAt: moment('retired_at'),
});
