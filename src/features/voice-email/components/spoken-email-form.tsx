/** The email to edit, what was said for it, and what differs between the two. */
import { useMemo, useRef, useState } from 'react';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { createPlayback, PlaybackContext } from '#tools/hear/playback.ts';
import { SpokenLines } from '#tools/hear/spoken-lines.tsx';
import { StoredSound } from '#tools/hear/stored-sound.tsx';
import { EmailFiles } from '#tools/kinds/email-files.tsx';
import InstructionNotice from '#tools/occasions/components/instruction-notice.tsx';
import { differencesIn, type SpokenEmail } from '../spoken-email.ts';
import { CorrectionBox } from './correction-box.tsx';
import { FactBar } from './fact-bar.tsx';
import { FactLock } from './fact-lock.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { SendActions } from './send-actions.tsx';

interface SpokenEmailFormProps {
  content: SpokenEmail;
  onChange: (content: SpokenEmail) => void;
}

export function SpokenEmailForm({ content, onChange }: SpokenEmailFormProps) {
  const { letter: email } = content;
  const body = useRef<HTMLDivElement>(null);
  const differences = useMemo(() => differencesIn(content), [content]);
  const open = differences.filter(({ id }) => !content.settled.includes(id));
  const change = (next: Partial<SpokenEmail['letter']>) =>
    onChange({ ...content, letter: { ...email, ...next } });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <RecipientsField value={email.to} onChange={(to) => change({ to })} />
          <Field label="Subject">
            <Input
              value={email.subject}
              maxLength={300}
              onChange={({ target }) => change({ subject: target.value.replaceAll(/\s/g, ' ') })}
            />
          </Field>
          <div ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Field label="E-mail">
              <Textarea
                rows={14}
                maxLength={100_000}
                value={email.body}
                onChange={({ target }) => change({ body: target.value })}
              />
            </Field>
            <InstructionNotice
              words={belowGreeting(email.body)}
              onEdit={() => body.current?.querySelector('textarea')?.focus()}
            />
          </div>
          <EmailFiles files={email.attachments ?? []} onChange={(attachments) => change({ attachments })} />
        </Card>
        <CorrectionBox content={content} onChange={onChange} />
        <SendActions content={content} open={open.length} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FactLock content={content} differences={differences} onChange={onChange} />
        <WhatWasSaid content={content} />
      </div>
      <FactBar count={open.length} />
    </div>
  );
}

/** Where the speaker's own words begin. */
const belowGreeting = (body: string) => body.split(/\n\s*\n/)[1] ?? '';

function WhatWasSaid({ content: { said, source, lines, corrections } }: { content: SpokenEmail }) {
  const [playback] = useState(createPlayback);
  return (
    <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-display text-xl">What you said</h2>
      <PlaybackContext value={playback}>
        {source && <StoredSound source={source} />}
        {lines.length > 0 ? (
          <SpokenLines lines={lines} />
        ) : (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {said}
          </p>
        )}
      </PlaybackContext>
      {corrections.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-base">Corrected since</h3>
          <ul className="list-disc pl-5 text-muted">
            {corrections.map((words, at) => (
              <li key={at} dir="auto" className="wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
