import { lazy, Suspense } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { OccasionForm } from '#tools/occasions/components/occasion-form.tsx';
import { OwnWordsField } from '#tools/occasions/components/own-words-field.tsx';
import { lengths, tones, type Length, type Tone } from '#tools/occasions/occasion.ts';
import { ToolPage } from '#tools/page/tool-page.tsx';
import { email, longestMail, longestPoints } from '../write/tool.ts';

/** Loaded with the e-mail that is answered. */
const AskList = lazy(() => import('./ask-list.tsx'));
/** Loaded with what was asked for elsewhere. */
const WishNotice = lazy(() => import('./wish-notice.tsx'));

const toneWords: Record<Tone, string> = { neutral: 'Neutral', formal: 'Formal', friendly: 'Friendly' };
const lengthWords: Record<Length, string> = { short: 'Short', usual: 'Medium', full: 'Long, more polite' };

export function WriteTool() {
  return (
    <ToolPage tool={email} action="Write">
      {({ input, set, change, touch, errorOf }) => (
        <>
          {input.wish && (
            <Suspense>
              <WishNotice wish={input.wish} onRemove={() => set('wish', '')} />
            </Suspense>
          )}
          <OccasionForm
            occasion={input.occasion ?? ''}
            values={input.fields ?? {}}
            words={[input.wish, input.points].filter(Boolean).join('\n')}
            tone={input.tone ?? 'neutral'}
            error={errorOf('occasion')}
            isChecked={errorOf('fields') !== undefined}
            onChange={(chosen) => change((before) => ({ ...before, ...chosen }))}
          />
          <OwnWordsField
            label={input.occasion ? 'Anything else to say' : 'What to say'}
            optional={Boolean(input.occasion)}
            hint="In your own words, or one point per line. Answer a question in the e-mail below by its number: “2: yes”."
            error={errorOf('points')}
            rows={input.occasion ? 3 : 5}
            most={longestPoints}
            value={input.points ?? ''}
            onChange={(points) => set('points', points)}
            onBlur={() => touch('points')}
            onInstruction={() => change((before) => ({ ...before, wish: before.points, points: '' }))}
          />
          <Field label="E-mail you’re replying to" optional error={errorOf('mail')}>
            <Textarea
              rows={input.occasion ? 2 : 4}
              className="min-h-16"
              dir="auto"
              maxLength={longestMail}
              value={input.mail ?? ''}
              onChange={({ target }) => set('mail', target.value)}
            />
          </Field>
          {(input.mail ?? '').trim() !== '' && (
            <Suspense>
              <AskList
                mail={input.mail ?? ''}
                points={input.points ?? ''}
                onAnswer={(points) => set('points', points)}
              />
            </Suspense>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="To" optional error={errorOf('to')}>
              <Input
                value={input.to ?? ''}
                maxLength={2_000}
                placeholder="Ada <ada@example.org>"
                onChange={({ target }) => set('to', target.value)}
              />
            </Field>
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
                onChange={({ target }) => set('tone', target.value as Tone)}
              >
                <Options values={tones} labelOf={(tone) => toneWords[tone]} />
              </Select>
            </Field>
            <Field label="Length">
              <Select
                value={input.length ?? 'usual'}
                onChange={({ target }) => set('length', target.value as Length)}
              >
                <Options values={lengths} labelOf={(length) => lengthWords[length]} />
              </Select>
            </Field>
          </div>
          <Field label="Subject" optional error={errorOf('subject')}>
            <Input
              value={input.subject ?? ''}
              maxLength={300}
              placeholder="Taken from the occasion or your words"
              onChange={({ target }) => set('subject', target.value)}
            />
          </Field>
        </>
      )}
    </ToolPage>
  );
}
