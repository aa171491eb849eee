/** Names and terms that are spelt and spoken one's own way from then on. */
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type FormEvent } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import {
  listOwnWords,
  longestOwnWord,
  removeOwnWord,
  saveOwnWord,
  type OwnWordView,
} from '#tools/hear/contract.ts';

const nothing = { word: '', heard: '', spoken: '' };

export function OwnWords() {
  const { data } = useQuery(query(listOwnWords));
  const save = useCall(saveOwnWord, { refreshes: [listOwnWords] });
  const [typed, setTyped] = useState(nothing);
  function submit(event: FormEvent) {
    event.preventDefault();
    const heard = typed.heard.split(',').map((one) => one.trim());
    save.mutate(
      { body: { word: typed.word, heard: heard.filter(Boolean), spoken: typed.spoken } },
      { onSuccess: () => setTyped(nothing) },
    );
  }
  const field = (name: keyof typeof nothing) => ({
    value: typed[name],
    maxLength: name === 'heard' ? 300 : longestOwnWord,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <section aria-labelledby="own-words" className="pb-16">
      <h2 id="own-words" className="font-display text-2xl">
        Your words
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        Names and terms to recognise and spell your way, in recordings, dictation and voice e-mails.
      </p>
      <Card padding="lg" className="grid gap-5">
        <form noValidate onSubmit={submit} className="grid items-start gap-4 md:grid-cols-[1fr_1fr_1fr_auto]">
          <Field label="Word">
            <Input {...field('word')} placeholder="Meier" />
          </Field>
          <Field label="Sounds like" optional hint="Separate with commas.">
            <Input {...field('heard')} placeholder="my ear, Mayer" />
          </Field>
          <Field label="Pronounce as" optional hint="Used when a text is read aloud.">
            <Input {...field('spoken')} placeholder="Mire" />
          </Field>
          <Button
            type="submit"
            pending={save.isPending}
            aria-disabled={typed.word.trim() === ''}
            className="md:mt-8"
          >
            Add
          </Button>
        </form>
        {save.error && <Notice tone="error">{wordsOf(save.error)}</Notice>}
        {data && data.items.length > 0 && (
          <ul aria-label="Your words" className="divide-y divide-line border-t border-line">
            {data.items.map((word) => (
              <Word key={word.id} word={word} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function Word({ word: { id, word, heard, spoken } }: { word: OwnWordView }) {
  const remove = useCall(removeOwnWord, { refreshes: [listOwnWords] });
  const more = [heard.length > 0 && `sounds like ${heard.join(', ')}`, spoken && `pronounced ${spoken}`];
  return (
    <li className="flex items-center gap-3 py-2">
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        <strong>{word}</strong>
        <span className="ml-2 text-sm text-muted">{more.filter(Boolean).join(' · ')}</span>
      </span>
      <IconButton
        size="sm"
        label={`Remove ${word}`}
        pending={remove.isPending}
        onClick={() => remove.mutate({ params: { id } })}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
