import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { feelings, moods } from '../moods.ts';
import { useEntries, useSaveEntry } from '../use-entries.ts';
import { ChoiceField } from './choice-field.tsx';
import { MoodChart } from './mood-chart.tsx';
import { SaveBar } from './save-bar.tsx';

const options = moods.map(({ value, label, panda }) => ({
  value: String(value),
  label,
  picture: <Panda mood={panda} size={56} />,
}));

const empty = { mood: '', feelings: [] as string[], note: '' };

/** How it is today, and how it went. */
export function CheckIn({ onText }: { onText: (text: string) => void }) {
  const { isMember, items } = useEntries('check-in');
  const [given, setGiven] = useState(empty);
  const save = useSaveEntry(() => {
    setGiven(empty);
    toast({ title: 'Check-in saved' });
  });

  function submit() {
    onText(given.note);
    const { mood, note, ...rest } = given;
    save.mutate({
      body: { kind: 'check-in', form: 'check-in', answers: { mood: Number(mood), ...rest, note } },
    });
  }

  return (
    <div className="grid gap-10">
      <form
        aria-label="Check-in"
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RadioCards
          legend="How are you right now?"
          options={options}
          value={given.mood}
          onValueChange={(mood) => setGiven({ ...given, mood })}
        />
        <ChoiceField
          label="What do you feel?"
          options={feelings}
          value={given.feelings}
          onChange={(chosen) => setGiven({ ...given, feelings: chosen })}
        />
        <Field label="What is on your mind?" optional>
          <Textarea
            rows={3}
            maxLength={10_000}
            value={given.note}
            onChange={(event) => setGiven({ ...given, note: event.target.value })}
            onBlur={() => onText(given.note)}
          />
        </Field>
        {save.error && <Notice tone="error">{wordsOf(save.error)}</Notice>}
        <SaveBar isMember={isMember} pending={save.isPending} disabled={!given.mood} label="Save check-in" />
      </form>
      {items && items.length > 0 && <MoodChart entries={items} />}
    </div>
  );
}
