/** What can be shared by a link and shown in the gallery: runs, works, whatever a room brings. All go through this one door. */
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import type { Reader } from '#social/people/audience.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Output } from '../define/output.ts';
import type { EngineNote } from '../run/run.ts';
import type { readShared } from './contract.ts';
import type { shares } from './table.server.ts';

export type ShareRow = Omit<typeof shares.$inferSelect, 'secretHash'>;

/** As its owner's lists name it. */
export interface Named {
  id: string;
  title: string;
  tool: string;
  toolTitle: string;
  /** Of a run: what it made. */
  kind: string;
}

/** As the gallery keeps it. */
export interface Snapshot {
  ownerId: string;
  tool: string;
  kind: string;
  input: Record<string, unknown> | null;
  output: Output;
  engines: EngineNote[];
}

export interface SubjectKind {
  /** In rows, so never changed. */
  kind: string;
  /** Whether the row with this id is there and not deleted. */
  isThere(id: AnyColumn): SQL<boolean>;
  /** The caller's own, or it fails as if there were none. */
  own(context: Context, id: string): Promise<{ id: string; ownerId: string }>;
  /** Fails with words where it cannot be shared yet, or not so. */
  mayShare(context: Context, id: string, wish: { version: number | null; withInput: boolean }): Promise<void>;
  /** Of the member who asks; fails with words where it is not finished. */
  snapshot(context: Context, id: string, wish: { showInput: boolean }): Promise<Snapshot>;
  name(services: Services, ids: string[]): Promise<Named[]>;
  /** What readers of a link see; undefined where there is nothing to see any more. */
  show(
    services: Services,
    share: ShareRow,
    reader?: Reader,
  ): Promise<AnswerOf<typeof readShared> | undefined>;
  /** Enough of what a link shows to judge it by, and no more than it shows. */
  words(db: Queryable, share: ShareRow): Promise<{ title: string; text: string; gone: boolean } | undefined>;
}

/** What others make of it that subjects went into the bin, or came back from it. */
export type NoticeSubjects = (tx: Queryable, moved: { kind: string; ids: string[] }) => Promise<void>;

/** What hangs on subjects and goes with them, in the words of whoever keeps it. */
export type ForgetSubjects = (tx: Queryable, gone: { kind: string; ids: string[] }) => Promise<void>;
