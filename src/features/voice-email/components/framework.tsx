/** How an email comes from speech, step by step, with an example that can be changed. */
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
import { emptyEmail } from '#tools/kinds/email.ts';
import { composeEmail } from '../compose/compose.ts';
import { reviseByRule } from '../compose/revise.ts';
import { differenceWords } from '../difference-words.ts';

const example =
  'Hi Anna, um, the meeting is on Tuesday, no, Wednesday at half past nine. It costs four thousand two hundred euros. Can you bring the keys?';
const longest = 2000;

export default function Framework() {
  const [said, setSaid] = useState(example);
  const [correction, setCorrection] = useState('Thursday, not Wednesday');
  const clean = cleanSpeech(said);
  const { subject, body } = composeEmail(said, {
    tone: 'plain',
    length: 'usual',
    language: 'en',
    sender: '',
  });
  const { letter: email, did } = reviseByRule({ ...emptyEmail, subject, body }, correction, 'en');
  const facts = findFacts(clean);
  const differences = compareFacts(clean, `${email.subject}\n\n${email.body}`);
  return (
    <>
      <PageHeader
        title="How Voice2Email works"
        lede="Five steps from speech to e-mail. Change the example to see each step."
        actions={
          <Button asChild>
            <Link to={href('/voice2email')}>Speak your own</Link>
          </Button>
        }
      />
      <ol className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <Step
          title="1. Transcript"
          text="Your speech is transcribed word by word on this server. The original is always kept."
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
          text="Fillers, false starts and corrections are cleaned up. Every change is shown."
        >
          <InlineDiff pieces={diffWords(said, clean)} />
        </Step>
        <Step
          title="3. Facts"
          text="Names, numbers, amounts, dates, times and addresses are recognised, however you say them."
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
          title="4. E-mail"
          text="Your own sentences, in your order, with a subject, a greeting and a closing. A language model can rewrite it. Then you can correct it by voice."
        >
          <Field label="Correction" hint={did ?? 'Bamboo doesn’t understand this change.'}>
            <Input
              value={correction}
              maxLength={200}
              onChange={({ target }) => setCorrection(target.value)}
            />
          </Field>
          <div dir="auto" className="rounded-lg bg-sunken p-4 whitespace-pre-line wrap-anywhere">
            <strong>{email.subject}</strong>
            {'\n\n'}
            {email.body}
          </div>
        </Step>
        <Step
          title="5. The fact lock"
          text="The e-mail is checked against what you said. You can’t send it until every difference is resolved. In the tool, your corrections count as said; here they don’t, so you can see the lock working."
        >
          <ul aria-label="Differences" className="grid gap-2">
            {differences.map((difference) => (
              <li key={difference.id} className="rounded-lg bg-honey-soft p-3">
                {differenceWords(difference)}
              </li>
            ))}
            {differences.length === 0 && <li>Every fact matches what you said.</li>}
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
