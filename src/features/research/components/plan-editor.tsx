import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestPoint, mostPoints } from '../limits.ts';
import { added, moved, type DraftPoint } from './plan-list.ts';

interface PlanEditorProps {
  points: readonly DraftPoint[];
  onChange: (points: DraftPoint[]) => void;
  /** What is wrong with the plan, in words. */
  problem: string | undefined;
}

/** The points to look into: reworded, added, removed and put in order, with the mouse or by keys alone. */
export function PlanEditor({ points, onChange, problem }: PlanEditorProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focused, setFocused] = useState<{ key: number | undefined }>();
  const [said, setSaid] = useState('');
  const isFull = points.length >= mostPoints;

  useEffect(() => {
    if (!focused) return;
    const box = list.current?.querySelector<HTMLTextAreaElement>(`[data-key="${focused.key}"]`);
    (box ?? addButton.current)?.focus();
  }, [focused]);

  const change = (next: DraftPoint[], focus: number | undefined, words: string) => {
    onChange(next);
    setFocused({ key: focus });
    setSaid(words);
  };
  const add = (at: number) => {
    if (isFull) return;
    const next = added(points, at);
    change(next, next[at]!.key, `Point ${at + 1} added`);
  };
  const remove = (at: number) => {
    const next = points.toSpliced(at, 1);
    change(next, (next[at - 1] ?? next[at])?.key, `Point ${at + 1} removed`);
  };
  const move = (at: number, to: number) => {
    if (to < 0 || to >= points.length) return;
    change(moved(points, at, to), points[at]!.key, `Now point ${to + 1} of ${points.length}`);
  };

  function listenToKeys(event: KeyboardEvent<HTMLTextAreaElement>, at: number) {
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === 'Enter') add(at + 1);
    else if (altKey && key === 'ArrowUp') move(at, at - 1);
    else if (altKey && key === 'ArrowDown') move(at, at + 1);
    else if (key === 'Backspace' && points[at]!.text === '' && points.length > 1) remove(at);
    else return;
    event.preventDefault();
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className="grid gap-3">
      <div className="grid gap-1">
        <p id={`${id}-label`} className="font-medium">
          Plan
        </p>
        <p id={`${id}-hint`} className="text-sm text-muted">
          Each point is researched separately. Press Enter to add a point, Alt+arrow to move one.
        </p>
      </div>
      <ol ref={list} className="grid gap-2">
        {points.map(({ key, text }, at) => (
          <li key={key} className="flex items-center gap-1">
            <span aria-hidden className="w-6 shrink-0 text-right font-medium text-muted">
              {at + 1}
            </span>
            <Textarea
              rows={1}
              data-key={key}
              aria-label={`Point ${at + 1}`}
              aria-invalid={(problem !== undefined && text.trim() === '') || undefined}
              maxLength={longestPoint}
              value={text}
              onChange={({ target }) =>
                onChange(
                  points.map((one) =>
                    one.key === key ? { key, text: target.value.replaceAll('\n', ' ') } : one,
                  ),
                )
              }
              onKeyDown={(event) => listenToKeys(event, at)}
              className="ml-1 field-sizing-content min-h-11 min-w-0 flex-1 resize-none py-2"
            />
            <IconButton
              size="sm"
              label={`Move point ${at + 1} up`}
              disabled={at === 0}
              className="max-sm:hidden"
              onClick={() => move(at, at - 1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              size="sm"
              label={`Move point ${at + 1} down`}
              disabled={at === points.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton size="sm" label={`Remove point ${at + 1}`} onClick={() => remove(at)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={addButton}
          variant="secondary"
          size="sm"
          aria-disabled={isFull}
          onClick={() => add(points.length)}
        >
          <Plus aria-hidden /> Add a point
        </Button>
        {isFull && <p className="text-sm text-muted">{mostPoints} points is the limit.</p>}
      </div>
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
