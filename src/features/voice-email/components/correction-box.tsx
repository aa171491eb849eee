import Undo2 from 'lucide-react/icons/undo-2';
import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { reviseVoiceEmail } from '../contract.ts';
import { longestCorrection, mostCorrections, type SpokenLetter } from '../spoken-letter.ts';

const wishes = ['Make it shorter', 'More formal', 'Friendlier', 'Longer'];

interface CorrectionBoxProps {
  content: SpokenLetter;
  onChange: (content: SpokenLetter) => void;
}

/** Say or type what to change; what was there before is one press away. */
export function CorrectionBox({ content, onChange }: CorrectionBoxProps) {
  const [words, setWords] = useState('');
  const [before, setBefore] = useState<SpokenLetter>();
  const [told, setTold] = useState<string>();
  const revise = useCall(reviseVoiceEmail);

  function ask(correction: string) {
    const { letter, said, language } = content;
    setTold(undefined);
    revise.mutate(
      { body: { letter, said, correction, language } },
      {
        onSuccess({ letter: next, did, asks }) {
          if (did === null)
            return setTold(
              asks ??
                'I could not read that as a change. Try “make it shorter”, “Friday, not Thursday” or “add that Ben comes along”, or edit the text.',
            );
          setBefore(content);
          setTold(did);
          setWords('');
          onChange({
            ...content,
            letter: { ...next, attachments: letter.attachments },
            corrections: [...content.corrections, correction].slice(-mostCorrections),
          });
        },
      },
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (words.trim()) ask(words.trim());
  }
  return (
    <Card padding="lg" asChild>
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field
          label="Correct it"
          hint="Say or type: “Friday, not Thursday”, “add that Ben comes along”, “spell it M-E-I-E-R”."
        >
          <Textarea
            rows={2}
            className="min-h-16"
            maxLength={longestCorrection}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" pending={revise.isPending} aria-disabled={words.trim() === ''}>
            Change it
          </Button>
          {wishes.map((wish) => (
            <Button
              key={wish}
              variant="secondary"
              size="sm"
              disabled={revise.isPending}
              onClick={() => ask(wish)}
            >
              {wish}
            </Button>
          ))}
          {before && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                onChange(before);
                setBefore(undefined);
                setTold('The change is undone.');
              }}
            >
              <Undo2 aria-hidden /> Undo
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-muted empty:hidden">
          {revise.error ? wordsOf(revise.error) : told}
        </p>
      </form>
    </Card>
  );
}
