import { useState, type FocusEvent, type ReactNode } from 'react';
import { Card } from '#kit/ui/card.tsx';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import type { FormState } from './use-form.ts';
import { NeedsScripts } from '#kit/ui/needs-scripts.tsx';

export const moodByState: Record<FormState, Mood> = {
  idle: 'wave',
  pending: 'think',
  failed: 'sorry',
  done: 'celebrate',
};

interface AuthFrameProps {
  title: ReactNode;
  lede: ReactNode;
  /** What else may help, below the words. */
  aside?: ReactNode;
  /** How the form is doing; the panda follows. */
  state?: FormState;
  /** In place of the mood that goes with `state`. */
  mood?: Mood;
  children: ReactNode;
}

/** The pages of signing in and up: words on one side, the form on the other, and the panda leaning on it. */
export function AuthFrame({ title, lede, aside, state = 'idle', mood, children }: AuthFrameProps) {
  const [field, setField] = useState<'none' | 'text' | 'password'>('none');

  function noticeField({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') setField('none');
    else setField(target.autocomplete.includes('password') ? 'password' : 'text');
  }

  const shown = mood ?? moodByState[state];
  // It stops waving to read along, and looks away while a password is typed.
  const reads = shown === 'wave' && field !== 'none';
  return (
    <div className="grid gap-x-16 pt-8 pb-14 sm:pt-12 md:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] md:pb-20 lg:gap-x-24">
      <div className="grid content-start gap-3 md:pt-16">
        <h1>{title}</h1>
        <div className="max-w-[34em] text-lg text-muted">{lede}</div>
        {aside && <div className="mt-6 max-md:hidden">{aside}</div>}
      </div>
      <div>
        <Card
          padding="lg"
          className="relative mt-26 shadow-soft md:mt-28"
          onFocus={noticeField}
          onBlur={() => setField('none')}
        >
          <Panda
            pose="peek"
            mood={reads ? 'idle' : shown}
            look={reads ? gaze[field] : undefined}
            size={124}
            className="absolute right-8 bottom-full translate-y-1/8"
          />
          <NeedsScripts />
          {children}
        </Card>
        {aside && <div className="mt-10 md:hidden">{aside}</div>}
      </div>
    </div>
  );
}

const gaze = { none: [0, 0], text: [-1, 0.9], password: [1, -0.8] } as const;
