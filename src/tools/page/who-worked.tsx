import { engineNames } from './engine-names.ts';
import type { EngineNote } from '../run/run.ts';

/** "Answered by X because Y is busy." stands as the engine's own note. */
export function WhoWorked({ engines }: { engines: readonly Pick<EngineNote, 'title' | 'note'>[] }) {
  if (engines.length === 0) return null;
  const notes = engines.flatMap(({ note }) => note ?? []);
  return (
    <p className="text-sm text-muted">
      Made with {engineNames(engines).join(', ')}.{notes.length > 0 && ` ${notes.join(' ')}`}
    </p>
  );
}
