import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { PickableEngine } from '#tools/page/engine-picker.tsx';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { email, longestMail, longestPoints } from '../write/tool.ts';
import { tones, type MailTone } from '../write/tones.ts';
import { AskList } from './ask-list.tsx';

const toneWords: Record<MailTone, string> = { neutral: 'Neutral', formal: 'Formal', friendly: 'Friendly' };

export function WriteTool({ engines }: { engines: readonly PickableEngine[] | undefined }) {
  return (
    <ToolPage tool={email} engines={engines} action="Write">
      {({ input, set, touch, errorOf }) => (
        <>
          <Field
            label="What to say"
            hint="One point a line. Answer a question of the mail below by its number: “2: yes”."
            error={errorOf('points')}
          >
            <Textarea
              rows={5}
              dir="auto"
              maxLength={longestPoints}
              value={input.points ?? ''}
              onChange={({ target }) => set('points', target.value)}
              onBlur={() => touch('points')}
            />
          </Field>
          <Field label="Mail to answer" optional error={errorOf('mail')}>
            <Textarea
              rows={4}
              dir="auto"
              maxLength={longestMail}
              value={input.mail ?? ''}
              onChange={({ target }) => set('mail', target.value)}
            />
          </Field>
          {(input.mail ?? '').trim() !== '' && (
            <AskList mail={input.mail ?? ''} points={input.points ?? ''} />
          )}
          <Field label="To" optional error={errorOf('to')}>
            <Input
              value={input.to ?? ''}
              maxLength={2_000}
              placeholder="Ada <ada@example.org>"
              onChange={({ target }) => set('to', target.value)}
            />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Your name" optional error={errorOf('from')}>
              <Input
                value={input.from ?? ''}
                maxLength={120}
                onChange={({ target }) => set('from', target.value)}
              />
            </Field>
            <Field label="Tone">
              <Select
                value={input.tone ?? 'neutral'}
                onChange={({ target }) => set('tone', target.value as MailTone)}
              >
                {tones.map((tone) => (
                  <option key={tone} value={tone}>
                    {toneWords[tone]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Field label="Subject" optional error={errorOf('subject')}>
            <Input
              value={input.subject ?? ''}
              maxLength={300}
              onChange={({ target }) => set('subject', target.value)}
            />
          </Field>
        </>
      )}
    </ToolPage>
  );
}
