/** How a letter comes from speech, step by step, with an example that can be changed. */
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { InlineDiff } from '#kit/ui/diff/diff-text.tsx';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { compareFacts, findFacts } from '#language/facts.ts';
import { cleanSpeech } from '#language/speech.ts';
import { emptyLetter } from '#tools/kinds/letter.ts';
import { composeLetter } from '../compose/compose.ts';
import { reviseByRule } from '../compose/revise.ts';
import { differenceWords } from '../difference-words.ts';

const example =
  'Um, tell Anna that the meeting is on Tuesday, no, Wednesday at half past nine. It costs four thousand two hundred euros. Can she bring the keys?';
const longest = 2000;

export function Framework() {
  const [said, setSaid] = useState(example);
  const [correction, setCorrection] = useState('Thursday, not Wednesday');
  const clean = cleanSpeech(said);
  const { subject, body } = composeLetter(said, {
    tone: 'plain',
    length: 'usual',
    language: 'en',
    sender: '',
  });
  const { letter, did } = reviseByRule({ ...emptyLetter, subject, body }, correction, 'en');
  const facts = findFacts(clean);
  const differences = compareFacts(clean, `${letter.subject}\n\n${letter.body}`);
  return (
    <>
      <PageHeader
        title="How Voice2Email works"
        lede="Five steps from what you say to what you send. Change the example and watch each of them."
        actions={
          <Button asChild>
            <Link to={href('/voice2email')}>Speak your own</Link>
          </Button>
        }
      />
      <ol className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <Step
          title="1. What was said"
          text="Speech is found first, then heard word by word on this server. It is kept as it is, for ever."
        >
          <Field label="Said">
            <Textarea
              rows={4}
              maxLength={longest}
              value={said}
              onChange={({ target }) => setSaid(target.value)}
            />
          </Field>
        </Step>
        <Step
          title="2. Cleaned"
          text="Fillers, false starts and what was taken back go. Each change is shown."
        >
          <InlineDiff pieces={diffWords(said, clean)} />
        </Step>
        <Step
          title="3. Facts"
          text="Names, numbers, amounts, dates, times and addresses are read, however they are said."
        >
          <ul aria-label="Facts" className="flex flex-wrap gap-2">
            {facts.map((fact) => (
              <li key={fact.start} className="rounded-full bg-bamboo-soft px-3 py-1">
                <bdi>{fact.text}</bdi> <span className="text-sm text-muted">{fact.kind}</span>
              </li>
            ))}
            {facts.length === 0 && <li className="text-muted">None in this.</li>}
          </ul>
        </Step>
        <Step
          title="4. A letter"
          text="Subject, greeting, paragraphs, what is asked, a closing. Then it is corrected by a word."
        >
          <Field label="Correction" hint={did ?? 'This is no change that a rule knows.'}>
            <Input
              value={correction}
              maxLength={200}
              onChange={({ target }) => setCorrection(target.value)}
            />
          </Field>
          <div dir="auto" className="rounded-lg bg-sunken p-4 whitespace-pre-line wrap-anywhere">
            <strong>{letter.subject}</strong>
            {'\n\n'}
            {letter.body}
          </div>
        </Step>
        <Step
          title="5. The fact lock"
          text="The letter is held against what was said. Whoever wrote it, rules or a language model, nothing is sent while a difference is open. In the tool, a correction of yours counts as said; here it does not, so that you see the lock at work."
        >
          <ul aria-label="Differences" className="grid gap-2">
            {differences.map((difference) => (
              <li key={difference.id} className="rounded-lg bg-honey-soft p-3">
                {differenceWords(difference)}
              </li>
            ))}
            {differences.length === 0 && <li>Every fact is as it was said.</li>}
          </ul>
        </Step>
      </ol>
    </>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <h2 className="font-display text-xl">{title}</h2>
          <p className="mt-1 text-muted">{text}</p>
        </div>
        {children}
      </Card>
    </li>
  );
}
