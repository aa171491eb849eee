import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { useRehearsal, type RehearsalState } from './use-rehearsal.ts';

const states: Record<RehearsalState, { mood: Mood; words: string }> = {
  resting: { mood: 'idle', words: 'Ask, and I will think about it.' },
  waiting: { mood: 'think', words: 'Thinking…' },
  done: { mood: 'celebrate', words: 'Done. The answer would begin here.' },
  failed: { mood: 'sorry', words: 'I could not find out. Please try again.' },
};

/** While an engine thinks, so does the panda; words beside it say the same. */
export function ThinkingRehearsal({ lasts, fails }: { lasts: number; fails: boolean }) {
  const { state, start, stop } = useRehearsal({ lasts, fails });
  const { mood, words } = states[state];
  return (
    <Card padding="lg" field="leaf" className="grid content-between gap-6">
      <div className="flex items-center gap-6 pt-4">
        <Panda mood={mood} size={150} />
        <p aria-live="polite" className="text-lg">
          {words}
        </p>
      </div>
      <div className="flex gap-3">
        <Button size="sm" pending={state === 'waiting'} onClick={start}>
          Ask
        </Button>
        {state === 'waiting' && (
          <Button variant="ghost" size="sm" onClick={stop}>
            Stop
          </Button>
        )}
      </div>
    </Card>
  );
}
