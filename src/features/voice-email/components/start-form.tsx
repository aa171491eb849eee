/** Where a letter begins: at the microphone, with a recording, with the sample, or with words. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { currentUser } from '#features/accounts/contract.ts';
import { listEngines } from '#features/engines/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useAttachments } from '#tools/attach/use-attachments.ts';
import type { ToolRunState } from '#tools/follow/use-run.ts';
import { LanguageSelect } from '#tools/hear/language-select.tsx';
import { RecorderPanel } from '#tools/hear/recorder-panel.tsx';
import { useRecorder } from '#tools/hear/use-recorder.ts';
import { Examples } from '#tools/page/examples.tsx';
import { ToolFormCard } from '#tools/page/tool-form.tsx';
import { useSentInput } from '#tools/page/use-sent-input.ts';
import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { useToolForm } from '#tools/page/use-tool-form.ts';
import {
  lengths,
  longestSaying,
  longestSender,
  tones,
  type LetterLength,
  type LetterTone,
} from '../spoken-letter.ts';
import { voiceEmail } from '../write-tool.ts';

const toneWords: Record<LetterTone, string> = { plain: 'Plain', friendly: 'Friendly', formal: 'Formal' };
const sample = { sample: true };
const lengthWords: Record<LetterLength, string> = {
  short: 'Short',
  usual: 'As I said it',
  full: 'Full, with courtesies',
};

export function StartForm({ state }: { state: ToolRunState }) {
  const attachments = useAttachments(voiceEmail.files);
  const form = useToolForm(voiceEmail, state.failure, attachments.ids);
  const engines = useToolEngines(voiceEmail, useQuery(query(listEngines)).data?.items);
  const { data: user } = useQuery(query(currentUser));
  const { input, set, errorOf, touch } = form;
  const recorder = useRecorder((file) => attachments.add([file]), {
    live: { language: input.language || undefined },
  });
  const sent = useSentInput(voiceEmail);
  const [filledBy, setFilledBy] = useState<string>();
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input);
  }
  const start = (given: Partial<z.input<(typeof voiceEmail)['input']>>) =>
    state.start({ input: { sender: user?.name ?? '', ...given }, engine: engines.engine });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ToolFormCard
        tool={voiceEmail}
        form={form}
        attachments={attachments}
        engines={engines}
        action="Write the e-mail"
        isBusy={state.isStarting}
        warning={sent?.failure}
        problem={state.failure ? wordsOf(state.failure) : undefined}
        onSubmit={start}
      >
        <RecorderPanel recorder={recorder} label="Speak your e-mail" />
        {attachments.files.length === 0 && !recorder.isRecording && (
          // On narrow screens the examples stand below the whole form.
          <Button
            variant="link"
            size="sm"
            className="justify-self-start lg:hidden"
            disabled={state.isStarting}
            onClick={() => start(sample)}
          >
            No microphone? Try a sample recording
          </Button>
        )}
        {attachments.files.length === 0 && !recorder.isRecording && (
          <Field label="Or type what you would say" error={errorOf('said')}>
            <Textarea
              rows={5}
              maxLength={longestSaying}
              value={input.said ?? ''}
              onChange={({ target }) => set('said', target.value)}
              onBlur={() => touch('said')}
            />
          </Field>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Tone">
            <Select
              value={input.tone ?? 'plain'}
              onChange={({ target }) => set('tone', target.value as LetterTone)}
            >
              {tones.map((tone) => (
                <option key={tone} value={tone}>
                  {toneWords[tone]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Length">
            <Select
              value={input.length ?? 'usual'}
              onChange={({ target }) => set('length', target.value as LetterLength)}
            >
              {lengths.map((length) => (
                <option key={length} value={length}>
                  {lengthWords[length]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Sign as" optional>
            <Input
              value={input.sender ?? user?.name ?? ''}
              maxLength={longestSender}
              onChange={({ target }) => set('sender', target.value)}
            />
          </Field>
          <Field label="Spoken language">
            <LanguageSelect value={input.language ?? ''} onChange={(code) => set('language', code)} />
          </Field>
        </div>
      </ToolFormCard>
      <div className="grid gap-4 rounded-card bg-sunken p-6">
        <Examples stacked examples={voiceEmail.examples} onPick={start} />
        <p className="text-sm text-muted">
          No microphone needed for the sample. What you record is heard on this server and sent nowhere else.
        </p>
      </div>
    </div>
  );
}
