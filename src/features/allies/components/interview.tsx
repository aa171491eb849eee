import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call } from '#kit/contract/call.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { longestName, longestOpener, longestPurpose, longestVoice } from '../limits.ts';
import { summonFor } from '../summon/contract.ts';
import type { AllyFields } from './ally-form.tsx';
import { newSeed } from './new-seed.ts';
import { AllyPanda } from './ally-panda.tsx';

const questions = [
  {
    field: 'purpose',
    ask: 'What should it help you with?',
    hint: 'One sentence. “Makes my e-mails shorter and friendlier.”',
    longest: longestPurpose,
  },
  {
    field: 'voice',
    ask: 'How should it speak?',
    hint: '“Like a patient teacher.” “Two sentences, no exclamation marks.”',
    longest: longestVoice,
  },
  {
    field: 'first',
    ask: 'What would you say to it first?',
    hint: `It becomes a suggestion button. Up to ${longestOpener} characters.`,
    longest: longestOpener,
  },
  {
    field: 'never',
    ask: 'What should it never do?',
    hint: '“Change numbers.” “Use jargon.” Optional.',
    longest: longestVoice / 2,
  },
  {
    field: 'name',
    ask: 'What’s its name?',
    hint: 'Keep it short, so you can mention it by @name.',
    longest: longestName,
  },
] as const;

type Answers = Record<(typeof questions)[number]['field'], string>;
const none: Answers = { purpose: '', voice: '', first: '', never: '', name: '' };

/** Five short questions, one at a time; what came of them is shown before anything is made. */
export function Interview({ onDone }: { onDone: (fields: AllyFields) => void }) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState(none);
  const [seed] = useState(newSeed);
  const { field, ask, hint, longest } = questions[at]!;
  const isLast = at === questions.length - 1;
  const length = answers[field].trim().length;
  const isTooLong = length > longest;
  const isNeeded = field === 'purpose' || field === 'name';
  const draft = useMutation({
    mutationFn: (given: Answers) => call(summonFor, { body: { task: given.purpose } }),
    onSuccess: ({ draft: { tools } }, given) => onDone(fieldsFrom(given, tools, seed)),
  });
  function next(event: FormEvent) {
    event.preventDefault();
    if (isTooLong || (isNeeded && length < (field === 'purpose' ? 3 : 1))) return;
    if (isLast) draft.mutate(answers);
    else setAt(at + 1);
  }
  const control = {
    dir: 'auto' as const,
    value: answers[field],
    autoFocus: true,
    onChange: ({ target }: { target: { value: string } }) =>
      setAnswers({ ...answers, [field]: target.value }),
  };
  return (
    <form noValidate onSubmit={next} className="grid gap-5">
      <div className="flex items-center gap-4">
        <AllyPanda seed={seed} size={72} mood={isLast ? 'celebrate' : 'listen'} />
        <Progress
          className="flex-1"
          label={`Question ${at + 1} of ${questions.length}`}
          percent={((at + 1) / questions.length) * 100}
        />
      </div>
      <Field
        key={field}
        label={ask}
        hint={hint}
        required={isNeeded}
        error={isTooLong && `This has ${length} characters. Use at most ${longest}.`}
      >
        {field === 'name' ? <Input {...control} /> : <Textarea rows={3} {...control} />}
      </Field>
      {draft.error && <Notice tone="error">{wordsOf(draft.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={draft.isPending} disabled={isTooLong || (isNeeded && length === 0)}>
          {isLast ? 'Show my ally' : 'Next'}
        </Button>
        {at > 0 && (
          <Button variant="ghost" onClick={() => setAt(at - 1)}>
            Back
          </Button>
        )}
      </div>
    </form>
  );
}

function fieldsFrom(
  { purpose, voice, first, never, name }: Answers,
  tools: string[],
  seed: string,
): AllyFields {
  const limits = never.trim() ? `Never: ${never.trim()}` : '';
  return {
    name: name.trim(),
    purpose: purpose.trim(),
    voice: [voice.trim(), limits].filter(Boolean).join(' ').slice(0, longestVoice),
    openers: first.trim() ? [first.trim()] : [],
    tools,
    seed,
  };
}
