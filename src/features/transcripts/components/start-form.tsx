/** Where a transcript comes from: a link, a recording, or captions. */
import { lazy, Suspense, useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { Examples } from '#tools/page/examples.tsx';
import { useInputCheck } from '#tools/page/use-input-check.ts';
import { captionsTool } from '../captions-tool.ts';
import { transcribeTool } from '../transcribe-tool.ts';
import type { TranscriptRun } from './use-transcript-run.ts';

/** Loaded when their tab is opened. */
const RecordingForm = lazy(async () => ({ default: (await import('./recording-form.tsx')).RecordingForm }));
const CaptionsForm = lazy(async () => ({ default: (await import('./captions-form.tsx')).CaptionsForm }));

const samples: { title: string; input: (run: TranscriptRun) => void }[] = [
  ...captionsTool.examples.map(({ title, input }) => ({
    title,
    input: ({ captions }: TranscriptRun) => captions.start({ input }),
  })),
  ...transcribeTool.examples.map(({ title, input }) => ({
    title,
    input: ({ speech }: TranscriptRun) => speech.start({ input }),
  })),
];

interface StartFormProps {
  run: TranscriptRun;
  /** The link that the address names. */
  link?: string;
  /** Which way is shown first. */
  way?: Way;
  /** Begins this sample at once. */
  sample?: number | undefined;
}

export const ways = ['link', 'recording', 'captions'] as const;
export type Way = (typeof ways)[number];

export function StartForm({ run, link = '', way = 'link', sample }: StartFormProps) {
  const failure = run.captions.failure ?? run.speech.failure;
  const beginSample = useEffectEvent((index: number) => samples[index]?.input(run));
  useEffect(() => {
    if (sample !== undefined) beginSample(sample);
  }, [sample]);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 pb-16">
      <Card padding="lg">
        <Tabs defaultValue={way}>
          <TabsList aria-label="Source">
            <TabsTrigger value="link">YouTube</TabsTrigger>
            <TabsTrigger value="recording">Recording</TabsTrigger>
            <TabsTrigger value="captions">Captions</TabsTrigger>
          </TabsList>
          <TabsContent value="link">
            <LinkForm run={run} link={link} />
          </TabsContent>
          <Suspense fallback={<Skeleton className="mt-4 h-40 rounded-card" />}>
            <TabsContent value="recording">
              <RecordingForm run={run} />
            </TabsContent>
            <TabsContent value="captions">
              <CaptionsForm run={run} />
            </TabsContent>
          </Suspense>
        </Tabs>
        {failure && (
          <Notice tone="error" className="mt-5">
            {wordsOf(failure)}
          </Notice>
        )}
      </Card>
      <div className="grid gap-2 rounded-card bg-sunken p-6">
        <Examples stacked examples={samples} onPick={(begin) => begin(run)} />
      </div>
    </div>
  );
}

function LinkForm({ run, link }: { run: TranscriptRun; link: string }) {
  const [value, setValue] = useState(link);
  const [isTried, setTried] = useState(false);
  const check = useInputCheck(captionsTool, { link: value }, isTried);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (await check.isFit()) run.captions.start({ input: { link: value } });
  }
  const problem = isTried ? check.issues[0]?.message : undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label="Video link" hint="We read the captions from YouTube if available." error={problem}>
        <Input
          type="url"
          inputMode="url"
          placeholder="https://youtu.be/…"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <Button type="submit" pending={run.captions.isStarting} className="justify-self-start">
        Get transcript
      </Button>
    </form>
  );
}
