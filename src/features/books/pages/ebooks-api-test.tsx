/** Tries the calls that make a book, one after the other, with the visitor's own key. */
import { useState } from 'react';
import { send, urlOf } from '#kit/contract/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { CodeBlock } from '#kit/ui/code-block.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { createRun, getRun } from '#tools/run/contract.ts';
import { exportWork, listWorks } from '#tools/work/contract.ts';
import { saveFile } from '#tools/export/save-file.ts';
import { ebook } from '../tool.ts';

interface Step {
  title: string;
  method: 'GET' | 'POST';
  /** What has to be known before it can be sent. */
  address: (known: Known) => string | undefined;
  body?: unknown;
  /** What its answer says for the steps after it. */
  learn?: (answer: never) => Known;
  file?: string;
}

interface Known {
  run?: string | undefined;
  work?: string | undefined;
}

const steps: readonly Step[] = [
  {
    title: 'Create a book from a text',
    method: 'POST',
    address: () => urlOf(createRun, { params: { tool: ebook.id } }),
    body: { input: ebook.examples[0]!.input },
    learn: ({ id }: { id: string }) => ({ run: id }),
  },
  {
    title: 'See whether it is finished',
    method: 'GET',
    address: ({ run }) => run && urlOf(getRun, { params: { id: run } }),
  },
  {
    title: 'Find the book that it became',
    method: 'GET',
    address: ({ run }) => run && urlOf(listWorks, { query: { run } }),
    learn: ({ items }: { items: { id: string }[] }) => ({ work: items[0]?.id }),
  },
  {
    title: 'Download it as EPUB',
    method: 'GET',
    address: ({ work }) => work && urlOf(exportWork, { params: { id: work }, query: { format: 'epub' } }),
    file: 'book.epub',
  },
];

const longestShown = 4000;

export default function EbooksApiTest() {
  const [key, setKey] = useState('');
  const [known, setKnown] = useState<Known>({});
  return (
    <div className="grid gap-6 pb-16">
      <PageHeader
        title="Ebook API tryout"
        lede="Send each call of the ebook API and see its answer. The calls are real: they create a book in your account."
      />
      <Card padding="lg">
        <Field
          label="API key"
          optional
          hint="From Settings, with the permissions to run tools and read content. Without one, the calls are made as you are signed in here. The key stays on this page."
        >
          <PasswordInput value={key} autoComplete="off" onChange={({ target }) => setKey(target.value)} />
        </Field>
      </Card>
      <ol className="grid gap-6">
        {steps.map((step, at) => (
          <li key={step.title}>
            <TriedStep
              step={step}
              number={at + 1}
              apiKey={key.trim()}
              known={known}
              onKnown={(more) => setKnown({ ...known, ...more })}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface TriedStepProps {
  step: Step;
  number: number;
  apiKey: string;
  known: Known;
  onKnown: (known: Known) => void;
}

function TriedStep({ step, number, apiKey, known, onKnown }: TriedStepProps) {
  const [answer, setAnswer] = useState<{ status: number; text: string }>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const address = step.address(known);
  async function tryIt() {
    setPending(true);
    setProblem(undefined);
    try {
      const response = await send(address!, {
        method: step.method,
        credentials: apiKey ? 'omit' : 'include',
        headers: {
          ...(step.body ? { 'content-type': 'application/json' } : {}),
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: step.body ? JSON.stringify(step.body) : null,
      });
      if (step.file && response.ok) {
        const file = await response.blob();
        saveFile(file, step.file);
        setAnswer({
          status: response.status,
          text: `${file.size.toLocaleString('en')} bytes, saved as ${step.file}`,
        });
        return;
      }
      const text = await response.text();
      setAnswer({ status: response.status, text: pretty(text) });
      if (response.ok && step.learn) onKnown(step.learn(JSON.parse(text) as never));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The server couldn’t be reached.');
    } finally {
      setPending(false);
    }
  }
  return (
    <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl">
        {number}. {step.title}
      </h2>
      <p className="font-mono text-sm wrap-anywhere">
        {step.method} {address ?? '… needs the step before'}
      </p>
      <div>
        <Button pending={isPending} disabled={!address} onClick={() => void tryIt()}>
          Send
        </Button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {answer && (
        <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="text-sm text-muted">Status {answer.status}</p>
          <CodeBlock code={answer.text.slice(0, longestShown)} title="Answer" />
        </div>
      )}
    </Card>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
