import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { answer } from '#kit/ai/browser/tab/answer.ts';
import { failureOf } from '#kit/ai/browser/tab/failures.ts';
import { Button } from '#kit/ui/button.tsx';
import { toolTrials, trials, type Trial } from './trial-list.ts';
import { failureWords } from './words.ts';

/** What to try here, and what to try in the tools. */
export function Trials({ sees }: { sees: boolean }) {
  return (
    <section aria-label="Try it" className="grid gap-3">
      <h3 className="text-xl">Try it</h3>
      <ul className="grid gap-3">
        {trials
          .filter(({ needs, needsSight }) => needs in globalThis && (sees || !needsSight))
          .map((trial) => (
            <TrialRow key={trial.title} {...trial} />
          ))}
      </ul>
      <h4 className="mt-2 text-lg">In the tools</h4>
      <ol className="grid list-decimal gap-2 pl-6">
        {toolTrials.map(({ title, expect, path }) => (
          <li key={title}>
            {path ? <Link to={path}>{title}</Link> : title}
            <p className="text-sm text-muted">{expect}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function TrialRow({ title, ask }: Pick<Trial, 'title' | 'ask'>) {
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function begin() {
    const { signal } = (current.current = new AbortController());
    setText('');
    setState('busy');
    try {
      for await (const piece of answer(await ask(), signal)) setText((before) => before + piece);
      setState('done');
    } catch (error) {
      if (signal.aborted) return;
      setText(failureWords[failureOf(error, 'prompt')]);
      setState('failed');
    }
  }

  return (
    <li className="grid gap-2 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-medium">{title}</span>
        <Button
          size="sm"
          variant="secondary"
          pending={state === 'busy'}
          aria-label={`Try it: ${title}`}
          onClick={() => void begin()}
        >
          Try it
        </Button>
      </div>
      <p
        role={state === 'failed' ? 'alert' : 'status'}
        className="wrap-anywhere whitespace-pre-wrap text-muted empty:hidden"
      >
        {text}
      </p>
    </li>
  );
}
