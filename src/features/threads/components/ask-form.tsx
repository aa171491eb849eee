import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { askThread, getAsk } from '../asks/contract.ts';
import { longestAnswer } from '../limits.ts';
import { mayAnswer } from '../roles.ts';
import type { OpenThread } from '../use-thread.ts';

const times = [
  [10, '10 minutes'],
  [60, '1 hour'],
  [24 * 60, '1 day'],
  [3 * 24 * 60, '3 days'],
  [7 * 24 * 60, '7 days'],
] as const;

/** A question that people and engines answer without seeing each other's answers. */
export function AskForm({ thread, onClose }: { thread: OpenThread; onClose: () => void }) {
  const { view } = thread;
  const writers = view.members.filter(mayAnswer).length;
  const hasGuests = view.members.some(({ isGuest }) => isGuest);
  const [id] = useState(() => crypto.randomUUID());
  const [question, setQuestion] = useState('');
  const [quorum, setQuorum] = useState(writers);
  const [minutes, setMinutes] = useState<number>(60);
  const [engines, setEngines] = useState(true);
  const ask = useCall(askThread, { refreshes: [getAsk], onSuccess: onClose });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Ask everyone"
        description="People and engines answer without seeing each other’s answers. Then you see where they agree and differ."
      >
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            ask.mutate({ params: { id: view.id }, body: { id, question, quorum, minutes, engines } });
          }}
        >
          <Field label="Question">
            <Textarea
              rows={3}
              maxLength={longestAnswer}
              value={question}
              onChange={({ target }) => setQuestion(target.value)}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label="Close after"
              hint={`of ${writers} who can answer${hasGuests ? '; guests cannot' : ''}`}
            >
              <Input
                type="number"
                min={1}
                max={Math.max(1, writers)}
                value={quorum}
                onChange={({ target }) => setQuorum(Number(target.value))}
              />
            </Field>
            <Field label="Or after">
              <Select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
                {times.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Switch
            label="Engines answer too"
            hint="Counted separately from people."
            checked={engines}
            onChange={({ target }) => setEngines(target.checked)}
          />
          {ask.error && <Notice tone="error">{wordsOf(ask.error)}</Notice>}
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              pending={ask.isPending}
              disabled={question.trim().length < 3 || !(quorum >= 1)}
            >
              Ask
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
