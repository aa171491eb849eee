/** The kinds of works of this installation, and how stored content is read with them. */
import { isWellKept, readOnlyWords, type WorkCondition } from './condition.ts';
import { AppError } from '#kit/errors.ts';
import { toStorable } from '#kit/db/storable.ts';
import type { WorkExporter } from './work-exporter.ts';
import { usualLimit, type ServerWorkKind } from './implement-work.server.ts';
import { isAtLeast, type WorkRole } from './work-role.ts';

export interface Stored {
  kind: string;
  schemaVersion: number;
  content: unknown;
}

interface Read {
  /** Of today's schema where its condition is `sound`, else as it was kept. */
  content: unknown;
  condition: WorkCondition;
}

export type WorkRegistry = ReturnType<typeof createWorkRegistry>;

declare module '#kit/services.server.ts' {
  interface Services {
    /** The kinds of works, and how they are read. */
    works: WorkRegistry;
  }
}

const excerptLength = 2000;

export function createWorkRegistry(kinds: readonly ServerWorkKind[]) {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));

  function read({ kind: id, schemaVersion, content }: Stored): Read {
    const kind = byId.get(id);
    if (!kind) return { content, condition: 'unknown' };
    if (schemaVersion > kind.version) return { content, condition: 'newer' };
    let brought = content;
    for (let from = schemaVersion; from < kind.version; from += 1) {
      if (!kind.migrate) return { content, condition: 'broken' };
      brought = kind.migrate(brought, from);
    }
    const parsed = kind.schema.safeParse(brought);
    return parsed.success ? { content: parsed.data, condition: 'sound' } : { content, condition: 'broken' };
  }

  function mustKindOf(id: string): ServerWorkKind {
    const kind = byId.get(id);
    if (!kind) throw new AppError('not_found:work_kind', { message: 'Unknown kind of work.' });
    return kind;
  }

  return {
    kinds,
    privateKinds: kinds.filter(({ isPrivate }) => isPrivate).map(({ id }) => id),
    kindOf: (id: string) => byId.get(id),
    mustKindOf,
    /** A kind that is no more is still known by its id. */
    titleOf: (id: string) => byId.get(id)?.title ?? id,
    read,
    /** All its words; none where it cannot be read. */
    textOf(stored: Stored): string {
      const { content, condition } = read(stored);
      return isWellKept(condition) ? byId.get(stored.kind)!.text(content) : '';
    },
    piecesOf(stored: Stored) {
      const { content, condition } = read(stored);
      return isWellKept(condition) ? [...(byId.get(stored.kind)!.pieces?.(content) ?? [])] : [];
    },
    /** For strangers: as it is now, less what its kind keeps between those who work on it. */
    sharedOf(stored: Stored, wish: { withFiles: boolean }): Read {
      const { content, condition } = read(stored);
      if (condition !== 'sound') return { content: null, condition };
      return { content: byId.get(stored.kind)!.shared?.(content, wish) ?? content, condition };
    },
    /** As this role may read it: some kinds keep things between those who edit them. */
    shownTo<Row extends Stored>(row: Row, role: WorkRole): Row {
      const kind = byId.get(row.kind);
      if (!kind?.isSharedForReaders || isAtLeast(role, 'editor')) return row;
      const { content, condition } = this.sharedOf(row, { withFiles: false });
      return { ...row, content, schemaVersion: condition === 'sound' ? kind.version : row.schemaVersion };
    },
    /** Content that someone wants to keep, checked, with what is kept beside it. */
    accept(id: string, given: unknown) {
      const kind = mustKindOf(id);
      const limit = kind.limit ?? usualLimit;
      const bytes = Buffer.byteLength(JSON.stringify(given) ?? '');
      if (bytes > limit)
        throw new AppError('too_large:work', {
          message: `This is too long to save: ${inKilobytes(bytes)} of at most ${inKilobytes(limit)}. The last saved version is kept.`,
        });
      const parsed = kind.schema.safeParse(toStorable(given));
      if (!parsed.success)
        throw new AppError('invalid:content', {
          message: parsed.error.issues[0]?.message ?? 'This can’t be saved as it is.',
          issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
        });
      const content = parsed.data;
      const text = kind.text(content);
      const excerpt = (kind.preview?.(content) ?? text).slice(0, excerptLength).toWellFormed();
      return { content, schemaVersion: kind.version, text, excerpt };
    },
    /** Fails with words where it can only be read. */
    mustBeEditable(stored: Stored): { kind: ServerWorkKind; content: unknown } {
      const { content, condition } = read(stored);
      const words = readOnlyWords[condition];
      if (words !== null) throw new AppError(`conflict:${condition}`, { message: words });
      return { kind: mustKindOf(stored.kind), content };
    },
    exportersOf(stored: Stored): readonly WorkExporter[] {
      return isWellKept(read(stored).condition) ? byId.get(stored.kind)!.exporters : [];
    },
  };
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
