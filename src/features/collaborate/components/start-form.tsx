import { useRef, useState, type FormEvent } from 'react';
import type { EngineItem } from '#kit/ai/contract.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { PriceLine } from '#tools/page/price-line.tsx';
import { useFocusFirst } from '#tools/page/use-focus-first.ts';
import { useRunKeys } from '#tools/page/use-run-keys.ts';
import { usePrice } from '#tools/page/use-price.ts';
import { BegunFromAddress } from '#tools/page/begun-from.tsx';
import { NeedsModel } from '#tools/page/needs-model.tsx';
import { useSentInput } from '#tools/page/use-sent-input.ts';
import type { Talk } from '#tools/talk/use-talk.ts';
import { useToolForm } from '#tools/page/use-tool-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { isLanguageModel } from '../cast.ts';
import { collaborate, longestTask, mostRounds } from '../tool.ts';
import { Examples } from './examples.tsx';
import { RoleEngines } from './role-engines.tsx';

interface StartFormProps {
  talk: Talk;
  engines: readonly EngineItem[];
}

/** What to work on: a text, a wish, or both. */
export function StartForm({ talk, engines }: StartFormProps) {
  const { ask } = talk;
  const form = useToolForm(collaborate, ask.error);
  const sent = useSentInput(collaborate);
  const around = useRef<HTMLFormElement>(null);
  useFocusFirst(around);
  useRunKeys(around);
  const [filledBy, setFilledBy] = useState<string>();
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input);
  }
  const { document = '', task = '', rounds = 1, roles = {} } = form.input;
  const price = usePrice(collaborate.id, form.isWhole ? { input: form.input } : undefined);
  const canWrite = engines.length === 0 || engines.some(isLanguageModel);
  const problem = ask.error ? wordsOf(ask.error) : sent?.failure;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = await form.submit();
    if (input && !ask.isPending) ask.mutate({ input, remixOf: sent?.remixOf }, { onSuccess: toTop });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-8">
      <Card asChild padding="lg">
        <form
          ref={around}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <BegunFromAddress />
          <NeedsModel need={collaborate.modelNeed!} />
          <Field
            label="Your text"
            hint={canWrite ? 'Leave empty to generate a first draft.' : undefined}
            error={form.errorOf('document')}
          >
            <Textarea
              rows={9}
              className="max-h-[60vh] min-h-60"
              placeholder="Paste a letter, a report or an article."
              value={document}
              onChange={({ target }) => form.set('document', target.value)}
              onBlur={() => document && form.touch('document')}
            />
          </Field>
          <Field
            label={document.trim() || !canWrite ? 'What should change?' : 'What should be written?'}
            optional={document.trim() !== ''}
            error={form.errorOf('task')}
          >
            <Input
              maxLength={longestTask}
              placeholder={
                document.trim() || !canWrite
                  ? 'Make it shorter and more formal'
                  : 'A welcome letter for new neighbours'
              }
              value={task}
              onChange={({ target }) => form.set('task', target.value)}
            />
          </Field>
          <Field label="Rounds" hint="Each round is a critique, a check and a revision." className="max-w-60">
            <Select value={rounds} onChange={({ target }) => form.set('rounds', Number(target.value))}>
              {Array.from({ length: mostRounds }, (_, at) => (
                <option key={at} value={at + 1}>
                  {at + 1}
                </option>
              ))}
            </Select>
          </Field>
          <RoleEngines engines={engines} value={roles} onChange={(next) => form.set('roles', next)} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" pending={ask.isPending}>
              Start
            </Button>
            <PriceLine price={price} />
          </div>
          {problem && <Notice tone="error">{problem}</Notice>}
        </form>
      </Card>
      <Examples onFill={form.fill} />
    </div>
  );
}

/** What happens now is shown at the top. */
const toTop = () => window.scrollTo({ top: 0 });
