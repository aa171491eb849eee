import Undo2 from 'lucide-react/icons/undo-2';
import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { reviseVoiceEmail } from '../contract.ts';
import type { SpokenEmail } from '../spoken-email.ts';
import { longestCorrection, mostCorrections } from '../limits.ts';

const suggestions = ['Make it shorter', 'More formal', 'Friendlier', 'Longer'];

interface CorrectionBoxProps {
  content: SpokenEmail;
  onChange: (content: SpokenEmail) => void;
}

/** Say or type what to change; what was there before is one press away. */
export function CorrectionBox({ content, onChange }: CorrectionBoxProps) {
  const [words, setWords] = useState('');
  const [before, setBefore] = useState<SpokenEmail>();
  const [outcome, setOutcome] = useState<string>();
  const revise = useCall(reviseVoiceEmail);

  function ask(correction: string) {
    const { letter: email, said, language } = content;
    setOutcome(undefined);
    revise.mutate(
      { body: { letter: email, said, correction, language } },
      {
        onSuccess({ letter: next, did, asks }) {
          if (did === null)
            return setOutcome(
              asks ??
                'I didn’t understand that change. Try “make it shorter”, “Friday, not Thursday” or “add that Ben comes along”, or edit the text.',
            );
          setBefore(content);
          setOutcome(did);
          setWords('');
          onChange({
            ...content,
            letter: { ...next, attachments: email.attachments },
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
          label="Make a correction"
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
            Apply
          </Button>
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              variant="secondary"
              size="sm"
              disabled={revise.isPending}
              onClick={() => ask(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
          {before && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                onChange(before);
                setBefore(undefined);
                setOutcome('Change undone.');
              }}
            >
              <Undo2 aria-hidden /> Undo
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-muted empty:hidden">
          {revise.error ? wordsOf(revise.error) : outcome}
        </p>
      </form>
    </Card>
  );
}
