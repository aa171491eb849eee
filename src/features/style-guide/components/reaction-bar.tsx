import { useState } from 'react';
import { Tooltip } from '#kit/ui/tooltip.tsx';
import { expressions } from '../expressions.ts';
import { Face } from './face.tsx';

const offered = ['agreed', 'thanks', 'laugh', 'wow', 'doubt', 'sorry'];

/** How faces answer something that was said. What is chosen here stays on this page. */
export function ReactionBar() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <div role="group" aria-label="React" className="flex flex-wrap gap-2">
      {expressions
        .filter(({ id }) => offered.includes(id))
        .map(({ id, says, parts }) => (
          <Tooltip key={id} content={says}>
            <button
              type="button"
              aria-label={says}
              aria-pressed={chosen.has(id)}
              onClick={() => toggle(id)}
              className="inline-flex h-11 items-center gap-2 rounded-full border-[1.5px] border-line bg-surface px-3 transition-colors duration-150 hover:border-edge aria-pressed:border-bamboo aria-pressed:bg-bamboo-soft"
            >
              <Face parts={parts} size={32} />
              {chosen.has(id) && <span className="font-medium tabular-nums">1</span>}
            </button>
          </Tooltip>
        ))}
    </div>
  );
}
