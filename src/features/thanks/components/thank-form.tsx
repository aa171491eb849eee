import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { publicProfile } from '#features/profiles/contract.ts';
import { readPulse } from '#features/pulse/contract.ts';
import { HttpError } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useSettled } from '#kit/ui/use-settled.ts';
import { earlierThanks, giveThanks, listThanks, thankedFor } from '../contract.ts';
import { longestThanks, thanksFields } from '../fields.ts';

/** What the address says that the thanks are for: `creation:<id>`. */
export function aboutIn(search: URLSearchParams) {
  const [, kind, id] = /^([a-z]{1,40}):([\da-f-]{36})$/.exec(search.get('for') ?? '') ?? [];
  return kind && id ? { kind, id } : undefined;
}

/** For members. Who and what for may stand in the address. */
export function ThankForm() {
  const [search, setSearch] = useSearchParams();
  const about = aboutIn(search);
  const subject = useQuery({
    ...query(thankedFor, { query: about ?? { kind: '', id: '' } }),
    enabled: about !== undefined,
  });
  if (about && subject.error)
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" variant="secondary" onClick={() => setSearch({})}>
            Thank someone else
          </Button>
        }
      >
        {wordsOf(subject.error)}
      </Notice>
    );
  if (about && !subject.data) return null;
  const thing = subject.data ?? undefined;
  const to = thing?.to.handle ?? search.get('to') ?? '';
  return <Form key={to} to={to} thing={thing} about={about} />;
}

/** So long nobody types. */
const pause = 300;

/** What one said to them before, for the same. */
function useEarlier(handle: string, about: { kind: string; id: string } | undefined) {
  const to = useSettled(handle.trim().replace(/^@/, ''), pause);
  const asked = { to, ...(about && { about: `${about.kind}:${about.id}` }) };
  const { data } = useQuery({
    ...query(earlierThanks, { query: asked }),
    enabled: /^[\w.-]{1,60}$/.test(to),
  });
  return data?.earlier ? { key: JSON.stringify(asked), ...data.earlier } : undefined;
}

interface FormProps {
  to: string;
  about: { kind: string; id: string } | undefined;
  thing: { title: string; href: string } | undefined;
}

function Form({ to, about, thing }: FormProps) {
  const [, setSearch] = useSearchParams();
  const [fields, setFields] = useState({ to, text: '', isPublic: true });
  const [sent, setSent] = useState(false);
  const [filledBy, setFilledBy] = useState('');
  const earlier = useEarlier(fields.to, about);
  // Each counts once: who thanks again changes their words, and should see them.
  if (earlier && earlier.key !== filledBy) {
    setFilledBy(earlier.key);
    setFields({ ...fields, text: fields.text || earlier.text, isPublic: earlier.isPublic });
  }
  const title = earlier ? 'Change your thanks' : 'Thank someone';
  const give = useCall(giveThanks, {
    refreshes: [listThanks, earlierThanks, publicProfile, readPulse],
    onSuccess({ again }) {
      toast({
        title: again ? 'Thanks updated' : 'Thanks given',
        description: again ? 'It still counts as one.' : 'They’ve been notified.',
      });
      setFields({ to: '', text: '', isPublic: true });
      setFilledBy('');
      setSent(false);
      setSearch({ shelf: 'given' }, { preventScrollReset: true });
    },
  });
  const judged = thanksFields.safeParse(fields);
  const errorAt = (field: 'to' | 'text') =>
    (sent && !judged.success
      ? judged.error.issues.find(({ path }) => path[0] === field)?.message
      : undefined) ??
    (give.error instanceof HttpError
      ? give.error.issues.find(({ path }) => path === field)?.message
      : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (judged.success && !give.isPending) give.mutate({ body: { ...judged.data, ...(about && { about }) } });
  }

  return (
    <Card asChild field="leaf" padding="lg">
      <form noValidate onSubmit={submit} aria-label={title} className="grid gap-5">
        <h2 className="text-2xl">{title}</h2>
        {thing && (
          <p className="wrap-anywhere">
            For{' '}
            <Link to={thing.href}>
              <bdi>{thing.title}</bdi>
            </Link>
          </p>
        )}
        <Field label="Handle" hint="Such as @ana" error={errorAt('to')} required>
          <Input
            value={fields.to}
            readOnly={thing !== undefined}
            maxLength={61}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setFields({ ...fields, to: event.target.value })}
          />
        </Field>
        <Field
          label="What for"
          hint={`${longestThanks - fields.text.length} characters left`}
          error={errorAt('text')}
          required
        >
          <Textarea
            dir="auto"
            rows={3}
            maxLength={longestThanks}
            value={fields.text}
            onChange={(event) => setFields({ ...fields, text: event.target.value })}
          />
        </Field>
        <RadioCards
          legend="Who can see it"
          value={fields.isPublic ? 'public' : 'private'}
          onValueChange={(value) => setFields({ ...fields, isPublic: value === 'public' })}
          options={[
            { value: 'public', label: 'Public', hint: 'On their profile and in the pulse, if they show it.' },
            { value: 'private', label: 'Private', hint: 'Only they can see it.' },
          ]}
        />
        {give.error && !errorAt('to') && !errorAt('text') && (
          <Notice tone="error">{wordsOf(give.error)}</Notice>
        )}
        <div>
          <Button type="submit" pending={give.isPending}>
            {earlier ? 'Save' : 'Give thanks'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
