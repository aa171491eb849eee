/** Writes a part again from its brief; what was edited by hand stays, or one chooses. */
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { writeStudioPart } from '../contract.ts';
import { lacksOf } from '../lacks.ts';
import type { PartState } from '../part-state.ts';
import { renewed, type Renewed } from '../renew.ts';
import { isEdited, knownOf, textOfPart, type Part, type StudioSet } from '../set.ts';
import { studio } from '../tool.ts';

interface RenewPartProps {
  part: Part;
  state: PartState;
  set: StudioSet;
  onChange: (part: Part) => void;
}

export function RenewPart({ part, state, set, onChange }: RenewPartProps) {
  const [conflict, setConflict] = useState<Extract<Renewed, { is: 'conflict' }>>();
  const [outcome, setOutcome] = useState<string>();
  const write = useCall(writeStudioPart);
  const { engine } = useToolEngines(studio);
  function renew() {
    setOutcome(undefined);
    setConflict(undefined);
    write.mutate(
      { body: { brief: set.brief, voice: set.voice, kind: part.kind, ...(engine ? { engine } : {}) } },
      {
        onSuccess(fresh) {
          const next = renewed(part, fresh, set.brief);
          if (next.is === 'conflict') return setConflict(next);
          onChange(next.part);
          setOutcome(
            isEdited(part)
              ? 'Regenerated. Your edits are kept.'
              : textOfPart(next.part) === textOfPart(part)
                ? 'No changes.'
                : 'Regenerated.',
          );
        },
      },
    );
  }
  const lacks = lacksOf(part, set.brief);
  return (
    <div className="grid gap-3">
      {state.isBehind && (
        <p className="text-muted">
          The brief has changed since this was written. The facts are still correct.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" pending={write.isPending} onClick={renew}>
          <RefreshCw aria-hidden /> Regenerate from the brief
        </Button>
        <span role="status" className="text-sm text-muted empty:hidden">
          {write.error ? wordsOf(write.error) : outcome}
        </span>
      </div>
      {conflict && (
        <Notice
          tone="warning"
          title="Your edits conflict with the new version"
          action={
            <span className="flex flex-wrap gap-2">
              <Button
                size="sm"
                onClick={() => {
                  onChange({ ...part, made: conflict.fresh, knew: knownOf(set.brief) });
                  setConflict(undefined);
                }}
              >
                Keep mine
              </Button>
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  onChange(conflict.taken);
                  setConflict(undefined);
                }}
              >
                Use the new version
              </Button>
            </span>
          }
        >
          <span className="mb-2 block">New version:</span>
          <span
            dir="auto"
            className="block rounded-lg bg-surface p-3 whitespace-pre-line wrap-anywhere text-ink"
          >
            {textOfPart({ kind: part.kind, ...conflict.fresh })}
          </span>
        </Notice>
      )}
      {lacks.length > 0 && (
        <details className="text-sm text-muted">
          <summary>What’s missing</summary>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {lacks.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
