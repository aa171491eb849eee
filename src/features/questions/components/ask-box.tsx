import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { askQuestion, listQuestions, listQuestionTags } from '../contract.ts';
import { longestTitle, saysEnough } from '../limits.ts';
import { DetailsFields, tagsIn, wrongWith, type Draft } from './question-fields.tsx';
import { Similar } from './similar.tsx';

interface AskBoxProps {
  signedIn: boolean;
  /** The question to begin with. */
  begin: string;
}

/** One field until something is asked; then what helps to answer it. */
export function AskBox({ signedIn, begin }: AskBoxProps) {
  const [draft, setDraft] = useState<Draft>({ title: begin, text: '', tags: '', asked: '' });
  const change = (next: Partial<Draft>) => setDraft((known) => ({ ...known, ...next }));
  const navigate = useNavigate();
  const ask = useCall(askQuestion, {
    refreshes: [listQuestions, listQuestionTags],
    onSuccess: ({ id }) => void navigate(href('/qa/:id', { id })),
  });
  const title = draft.title.trim();
  const tooLong = title.length > longestTitle;
  const ready = saysEnough(title) && !tooLong;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!signedIn || ask.isPending) return;
    const { text, tags, asked } = draft;
    ask.mutate({ body: { title, text, tags: tagsIn(tags), asked } });
  }
  const isNamed = ['title', 'text', 'tags', 'asked'].some((name) => wrongWith(ask.error, name));

  return (
    <Card asChild padding="lg">
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div>
          <Field
            label="Your question"
            error={
              tooLong
                ? `Keep it to one sentence of at most ${longestTitle} characters. Put the rest in the details.`
                : wrongWith(ask.error, 'title')
            }
          >
            <Textarea
              rows={1}
              className="min-h-13 text-lg"
              placeholder="How do I repot bamboo without breaking its roots?"
              value={draft.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
          <Similar title={draft.title} />
        </div>
        {ready && signedIn && (
          <>
            <DetailsFields draft={draft} error={ask.error} onChange={change} />
            <Field
              label="Ask someone"
              optional
              hint="The handle of a member who may know. They’re notified; anyone can still answer."
              error={wrongWith(ask.error, 'asked')}
            >
              <Input
                placeholder="@handle"
                autoCapitalize="none"
                maxLength={60}
                value={draft.asked}
                onChange={({ target }) => change({ asked: target.value })}
              />
            </Field>
          </>
        )}
        {ask.error && !isNamed && <Notice tone="error">{wordsOf(ask.error)}</Notice>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {signedIn ? (
            <Button type="submit" size="lg" pending={ask.isPending} disabled={title === '' || tooLong}>
              Ask everyone
            </Button>
          ) : (
            <Button asChild size="lg">
              <Link to={href('/login', { return_url: href('/qa', title ? { ask: title } : {}) })}>
                Sign in to ask everyone
              </Link>
            </Button>
          )}
          {ready && (
            <Button asChild variant="link">
              <Link to={href('/universal-hub', { q: title })}>Ask the engines only</Link>
            </Button>
          )}
          <p className="flex-1 basis-60 text-sm text-muted">
            {signedIn
              ? 'Bamboo looks for an answer right away. Your question is public, with your name.'
              : 'You need an account to ask everyone. The engines answer without one.'}
          </p>
        </div>
      </form>
    </Card>
  );
}
