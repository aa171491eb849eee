import { useState } from 'react';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Switch } from '#kit/ui/switch.tsx';
import { addPin, listPins, replyToPin, resolvePin, type Pin } from '../contract.ts';
import type { Point } from '../drawing/geometry.ts';
import { CommentForm } from './comment-form.tsx';
import { SaidWords } from './said-words.tsx';

interface PinListProps {
  workId: string;
  /** What a new comment is about. */
  place: { screen: string; version: string };
  pins: readonly Pin[];
  mayComment: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  draft: Point | null;
  onDraft: (point: Point | null) => void;
}

const refreshes = [listPins];
const middle = { x: 0.5, y: 0.2 };

/** All comments on the screen, in the order of their numbers, for reading without the picture, too. */
export function PinList(props: PinListProps) {
  const { workId, place, pins, mayComment, selected, onSelect, draft, onDraft } = props;
  const [withResolved, setWithResolved] = useState(false);
  const add = useCall(addPin, {
    refreshes,
    onSuccess: ({ id }) => {
      onDraft(null);
      onSelect(id);
    },
  });
  const resolved = pins.filter((pin) => pin.resolved).length;
  const shown = pins
    .map((pin, index) => ({ pin, number: index + 1 }))
    .filter(({ pin }) => withResolved || !pin.resolved || pin.id === selected);
  return (
    <section aria-label="Comments" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Comments</h2>
        {mayComment && !draft && (
          <Button size="sm" onClick={() => onDraft(middle)}>
            Add comment
          </Button>
        )}
      </div>
      {draft && (
        <div className="grid gap-2 rounded-card bg-sunken p-4">
          <p className="text-sm text-muted">Click a point, or move the + with the arrow keys.</p>
          <CommentForm
            label="Your comment"
            action="Comment"
            pending={add.isPending}
            error={add.error}
            onSubmit={(text) => add.mutate({ params: { id: workId }, body: { ...place, ...draft, text } })}
            onCancel={() => onDraft(null)}
          />
        </div>
      )}
      {pins.length === 0 && !draft && (
        <p className="text-muted">
          {mayComment ? 'No comments yet. Click the picture to add one.' : 'No comments yet.'}
        </p>
      )}
      {resolved > 0 && (
        <Switch
          label={`Show ${resolved} resolved`}
          checked={withResolved}
          onChange={({ target }) => setWithResolved(target.checked)}
        />
      )}
      <ol className="grid gap-3">
        {shown.map(({ pin, number }) => (
          <PinItem
            key={pin.id}
            pin={pin}
            number={number}
            mayComment={mayComment}
            isSelected={pin.id === selected}
            onSelect={() => onSelect(pin.id)}
          />
        ))}
      </ol>
    </section>
  );
}

interface PinItemProps {
  pin: Pin;
  number: number;
  mayComment: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

function PinItem({ pin, number, mayComment, isSelected, onSelect }: PinItemProps) {
  const [isReplying, setReplying] = useState(false);
  const reply = useCall(replyToPin, { refreshes, onSuccess: () => setReplying(false) });
  const resolve = useCall(resolvePin, { refreshes });
  const params = { id: pin.id };
  return (
    <li
      className={cn(
        'grid min-w-0 gap-3 rounded-card border-[1.5px] bg-surface p-4',
        isSelected ? 'border-bamboo' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="secondary" aria-pressed={isSelected} onClick={onSelect}>
          Comment {number}
        </Button>
        {pin.resolved && <Badge tone="leaf">Resolved</Badge>}
      </div>
      <SaidWords said={pin} />
      {pin.replies.length > 0 && (
        <ul aria-label={`Replies to comment ${number}`} className="grid gap-3 border-l-2 border-line pl-4">
          {pin.replies.map((one) => (
            <li key={one.id} className="grid min-w-0 gap-1">
              <SaidWords said={one} />
            </li>
          ))}
        </ul>
      )}
      {mayComment &&
        (isReplying ? (
          <CommentForm
            label={`Reply to comment ${number}`}
            action="Reply"
            pending={reply.isPending}
            error={reply.error}
            onSubmit={(text) => reply.mutate({ params, body: { text } })}
            onCancel={() => setReplying(false)}
          />
        ) : (
          !pin.deleted && (
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Reply to comment ${number}`}
                onClick={() => setReplying(true)}
              >
                Reply
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${pin.resolved ? 'Reopen' : 'Resolve'} comment ${number}`}
                pending={resolve.isPending}
                onClick={() =>
                  resolve.mutate({ params, body: { resolved: !pin.resolved } }, { onError: toastError })
                }
              >
                {pin.resolved ? 'Reopen' : 'Resolve'}
              </Button>
            </div>
          )
        ))}
    </li>
  );
}
