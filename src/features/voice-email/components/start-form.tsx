/** Where an email begins: at the microphone, with a recording, with the sample, or with words. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { useAttachments } from '#tools/attach/use-attachments.ts';
import type { ToolRunState } from '#tools/follow/use-run.ts';
import { LanguageSelect } from '#tools/hear/language-select.tsx';
import { RecorderPanel } from '#tools/hear/recorder-panel.tsx';
import { useRecorder } from '#tools/hear/use-recorder.ts';
import { OccasionForm } from '#tools/occasions/components/occasion-form.tsx';
import { OwnWordsField } from '#tools/occasions/components/own-words-field.tsx';
import { Examples } from '#tools/page/examples.tsx';
import { ToolFormCard } from '#tools/page/tool-form.tsx';
import { useSentInput } from '#tools/page/use-sent-input.ts';
import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { useToolForm } from '#tools/page/use-tool-form.ts';
import { lengths, longestSaying, longestSender, tones, type EmailLength, type EmailTone } from '../limits.ts';
import { voiceEmail } from '../write-tool.ts';

const toneWords: Record<EmailTone, string> = { plain: 'Plain', friendly: 'Friendly', formal: 'Formal' };
const sample = { sample: true };
const lengthWords: Record<EmailLength, string> = {
  short: 'Short',
  usual: 'As spoken',
  full: 'Full, more polite',
};

export function StartForm({ state }: { state: ToolRunState }) {
  const attachments = useAttachments(voiceEmail.files);
  const form = useToolForm(voiceEmail, state.failure, attachments.ids);
  const engines = useToolEngines(voiceEmail);
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
          <OwnWordsField
            label="Or type what you’d say"
            error={errorOf('said')}
            rows={5}
            most={longestSaying}
            value={input.said ?? ''}
            onChange={(said) => set('said', said)}
            onBlur={() => touch('said')}
          />
        )}
        <OccasionForm
          occasion={input.occasion ?? ''}
          values={input.fields ?? {}}
          words={input.said ?? ''}
          tone={input.tone === undefined || input.tone === 'plain' ? 'neutral' : input.tone}
          error={errorOf('occasion')}
          isChecked={errorOf('fields') !== undefined}
          onChange={(chosen) => form.change((before) => ({ ...before, ...chosen }))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Tone">
            <Select
              value={input.tone ?? 'plain'}
              onChange={({ target }) => set('tone', target.value as EmailTone)}
            >
              <Options values={tones} labelOf={(tone) => toneWords[tone]} />
            </Select>
          </Field>
          <Field label="Length">
            <Select
              value={input.length ?? 'usual'}
              onChange={({ target }) => set('length', target.value as EmailLength)}
            >
              <Options values={lengths} labelOf={(length) => lengthWords[length]} />
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
          Recordings are processed on this server and aren’t sent anywhere else.
        </p>
      </div>
    </div>
  );
}
