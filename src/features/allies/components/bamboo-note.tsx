import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { useRunPart } from '#tools/follow/use-following.ts';
import { isOpen } from '#tools/run/run.ts';
import type { AllyAnswer } from '../talk/data.ts';

/** Who answers here and what a language model would add: once for a chat, by its latest answer. */
export function BambooNote({ run: id, name }: { run: string; name: string }) {
  const isByRules = useRunPart(
    id,
    ({ state, output }) => !isOpen(state) && (output.data as AllyAnswer | null)?.by !== 'engine',
  );
  if (!isByRules) return null;
  return (
    <p className="text-sm text-muted">
      {name} answers with Bamboo, without a language model. A language model would speak in {name}’s own voice
      and combine sources. <Link to={href('/ai-models')}>Connect one</Link>
    </p>
  );
}
