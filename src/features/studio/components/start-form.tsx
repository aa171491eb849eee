/** Where a set begins: with a brief, an example, or what another tool made. */
import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { useAttachments } from '#tools/attach/use-attachments.ts';
import type { ToolRunState } from '#tools/follow/use-run.ts';
import { Examples } from '#tools/page/examples.tsx';
import { ToolFormCard } from '#tools/page/tool-form.tsx';
import { useSentInput } from '#tools/page/use-sent-input.ts';
import { useToolEngines } from '#tools/page/use-tool-engines.ts';
import { useToolForm } from '#tools/page/use-tool-form.ts';
import { emptyBrief } from '../brief.ts';
import { partKinds, partTitle, type PartKind } from '../set.ts';
import { studio } from '../tool.ts';
import { BriefFields, type BriefValues } from './brief-fields.tsx';
import { OwnWorks } from '#tools/work/components/own-works.tsx';
import { setWork } from '../kind.ts';

export function StartForm({ state }: { state: ToolRunState }) {
  const attachments = useAttachments(studio.files);
  const form = useToolForm(studio, state.failure, attachments.ids);
  const engines = useToolEngines(studio);
  const sent = useSentInput(studio);
  const [filledBy, setFilledBy] = useState<string>();
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    form.fill(sent.input);
  }
  const values = { ...emptyBrief, ...form.input } as BriefValues;
  const chosen: readonly PartKind[] = form.input.parts ?? partKinds;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ToolFormCard
        tool={studio}
        form={form}
        attachments={attachments}
        engines={engines}
        action="Generate"
        isBusy={state.isStarting}
        warning={sent?.failure}
        problem={state.failure ? wordsOf(state.failure) : undefined}
        onSubmit={(input) =>
          state.start({ input: tidied(input), engine: engines.engine, remixOf: sent?.remixOf })
        }
      >
        <BriefFields
          values={values}
          errorOf={(name) => form.errorOf(name)}
          onLeave={(name) => form.touch(name)}
          onChange={(name, value) => form.set(name, (name === 'facts' ? named(value) : value) as never)}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-medium">Make</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {partKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={partTitle(kind)}
                checked={chosen.includes(kind)}
                onChange={({ target }) =>
                  form.set(
                    'parts',
                    partKinds.filter((one) => (one === kind ? target.checked : chosen.includes(one))),
                  )
                }
              />
            ))}
          </div>
          {form.errorOf('parts') && (
            <p className="text-sm font-medium text-danger">{form.errorOf('parts')}</p>
          )}
        </fieldset>
      </ToolFormCard>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-4 rounded-card bg-sunken p-6">
          <Examples stacked examples={studio.examples} onPick={(input) => form.fill(input)} />
          <p className="text-sm text-muted">
            Without a language model, each part is built from your own sentences and facts. With one, it’s
            written from the same facts.
          </p>
        </div>
        <OwnWorks kind={setWork} title="Your sets" className="grid gap-3" />
      </div>
    </div>
  );
}

/** Rows that were begun and left empty are not sent, nor what only the form knows. */
function tidied(input: Record<string, unknown>): Record<string, unknown> {
  const { facts = [], links = [], tags = [] } = input as Partial<BriefValues>;
  return {
    ...input,
    facts: facts.filter(({ value }) => value.trim()).map(({ label, value }) => ({ label, value })),
    links: links.filter(({ url }) => url.trim()),
    tags: tags.map((tag) => tag.trim()).filter(Boolean),
  };
}

/** A fact gets its id when the set is made; the brief that begins one has none. */
const named = (facts: unknown) =>
  (facts as BriefValues['facts']).map(({ label, value }) => ({ label, value }));
