/** How a feature lets runs reach what it keeps, without the tools knowing of the feature. */
import type { Database, Queryable } from '#kit/db/database.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Files } from '#kit/files/files.server.ts';
import type { WorkRegistry } from '../work/work-registry.server.ts';
import type { AnyToolRun, RunExtensions } from './define-run.server.ts';

interface ExtensionParts {
  db: Database;
  bus: Bus;
  files: Files;
  works: WorkRegistry;
  /** All services, for those that hand work on to others. */
  tools: readonly AnyToolRun[];
}

/** On whose behalf; `id` is the run that asks, where one does. */
interface Asker {
  id: string | null;
  ownerId: string;
  /** Others read what comes of it. */
  isPublicAudience?: boolean;
}

/** What others read is read on behalf of nobody: no extension has anything of theirs. */
const anonymousId = '00000000-0000-0000-0000-000000000000';

interface Opener {
  id: string | null;
  /** Whose things may be read. */
  ownerId: string;
  /** Who asked, also where nothing of theirs may be read. */
  caller: string;
}

export interface RunExtension<Name extends keyof RunExtensions = keyof RunExtensions> {
  name: Name;
  /** On behalf of one person, for one run or none. */
  open(parts: ExtensionParts, opener: Opener): RunExtensions[Name];
  /** Whether the run is a part of something of the feature's, which itself tells whoever asked when that is done. */
  notifiesOf?(db: Queryable, runId: string): Promise<boolean>;
}

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Data of a feature that runs may use through their context. */
    runExtensions?: readonly RunExtension[];
  }
}

export function openRunExtensions(
  extensions: readonly RunExtension[],
  parts: ExtensionParts,
  { id, ownerId, isPublicAudience = false }: Asker,
): RunExtensions {
  const opener = { id, ownerId: isPublicAudience ? anonymousId : ownerId, caller: ownerId };
  return Object.fromEntries(
    extensions.map(({ name, open }) => [name, open(parts, opener)]),
  ) as unknown as RunExtensions;
}
