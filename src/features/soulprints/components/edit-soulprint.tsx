import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState, type FormEvent } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { publicProfile } from '#features/profiles/contract.ts';
import { ownSoulprint, putSoulprint, soulprintOf, type OwnSoulprint } from '../contract.ts';
import { longestAnswer, mostFacets, type SoulFacet } from '../fields.ts';
import { soulQuestions } from '../questions.ts';

const weightWords = { 1: 'A little', 2: 'Quite', 3: 'Very much' } as const;
const fromWords = { answer: 'from your answers', tool: 'from tools you use', own: 'yours' } as const;

/** For its owner alone: what is proposed, what was approved, and the questions behind it. */
export function EditSoulprint() {
  const { data, error, refetch, isFetching } = useQuery(query(ownSoulprint));
  const refreshes = [ownSoulprint, soulprintOf, publicProfile];
  const save = useCall(putSoulprint, { refreshes, inOrder: true });
  const refuse = useCall(putSoulprint, { refreshes, inOrder: true });
  if (error)
    return (
      <ErrorState
        title="Your soulprint couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-64 rounded-card" />;
  // Whoever adds a second before the first is saved adds it to the first.
  const facets = (save.isPending ? save.variables.body.facets : undefined) ?? data.facets;
  const put = (next: SoulFacet[]) => save.mutate({ body: { facets: next } });
  const failed = save.error ?? refuse.error;
  return (
    <>
      <Section
        title="Edit your soulprint"
        lede="Only what you approve is shown. Edit, weight or remove each item."
      >
        {failed && (
          <Notice tone="error" className="mb-4">
            {wordsOf(failed)}
          </Notice>
        )}
        <div className="grid gap-8 lg:grid-cols-2">
          <Approved facets={facets} onChange={put} />
          <Proposed
            proposals={data.proposals.filter(({ label }) => !facets.some((one) => one.label === label))}
            isFull={facets.length >= mostFacets}
            onApprove={(facet) => put([...facets, facet])}
            onRefuse={(label) => refuse.mutate({ body: { refuse: label } })}
          />
        </div>
      </Section>
      <Answers key={JSON.stringify(data.answers)} answers={data.answers} />
    </>
  );
}

function Approved({ facets, onChange }: { facets: SoulFacet[]; onChange: (facets: SoulFacet[]) => void }) {
  const [label, setLabel] = useState('');
  function add(event: FormEvent) {
    event.preventDefault();
    if (!label.trim()) return;
    onChange([...facets, { label: label.trim(), weight: 2, from: 'own' }]);
    setLabel('');
  }
  return (
    <div className="grid content-start gap-3">
      <h3>What you’re about</h3>
      {facets.length === 0 && <p className="text-muted">Nothing approved yet.</p>}
      <ul className="divide-y divide-line">
        {facets.map((facet) => (
          <li key={facet.label} className="flex flex-wrap items-center gap-3 py-2">
            <span dir="auto" className="min-w-0 flex-1 basis-32 font-medium wrap-anywhere">
              {facet.label}
            </span>
            <Field label={`How much is “${facet.label}” you?`} hideLabel>
              <Select
                value={facet.weight}
                onChange={(event) =>
                  onChange(
                    facets.map((one) =>
                      one === facet ? { ...one, weight: Number(event.target.value) } : one,
                    ),
                  )
                }
              >
                {([1, 2, 3] as const).map((weight) => (
                  <option key={weight} value={weight}>
                    {weightWords[weight]}
                  </option>
                ))}
              </Select>
            </Field>
            <IconButton
              label={`Remove ${facet.label}`}
              variant="ghost"
              onClick={() => onChange(facets.filter((one) => one !== facet))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {facets.length < mostFacets && (
        <form onSubmit={add} className="flex items-end gap-3">
          <Field label="In your own words" className="flex-1">
            <Input
              dir="auto"
              value={label}
              maxLength={40}
              onChange={(event) => setLabel(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary">
            Add
          </Button>
        </form>
      )}
    </div>
  );
}

interface ProposedProps {
  proposals: readonly SoulFacet[];
  isFull: boolean;
  onApprove: (facet: SoulFacet) => void;
  onRefuse: (label: string) => void;
}

function Proposed({ proposals, isFull, onApprove, onRefuse }: ProposedProps) {
  return (
    <div className="grid content-start gap-3">
      <h3>Suggested</h3>
      {proposals.length === 0 && (
        <p className="text-muted">
          Answer a question below, or use a tool a few times, to get suggestions. Only you can see them.
        </p>
      )}
      <ul className="divide-y divide-line">
        {proposals.map((facet) => (
          <li key={facet.label} className="flex flex-wrap items-center gap-3 py-2">
            <span className="grid min-w-0 flex-1 basis-32">
              <span dir="auto" className="font-medium wrap-anywhere">
                {facet.label}
              </span>
              <span className="text-sm text-muted">{fromWords[facet.from]}</span>
            </span>
            <Button
              size="sm"
              variant="secondary"
              disabled={isFull}
              aria-label={`Add ${facet.label}`}
              onClick={() => onApprove(facet)}
            >
              <Plus aria-hidden />
              Add
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Not me: ${facet.label}`}
              onClick={() => onRefuse(facet.label)}
            >
              Not me
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answers({ answers }: { answers: OwnSoulprint['answers'] }) {
  const [texts, setTexts] = useState(answers);
  const save = useCall(putSoulprint, {
    refreshes: [ownSoulprint],
    onSuccess: () => toast({ title: 'Answers saved' }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate({ body: { answers: texts } });
  }
  return (
    <Section
      title="Six questions"
      lede="Answer any you like. Your answers are private and only used for suggestions."
    >
      <form noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
        {soulQuestions.map(({ id, text }) => (
          <Field key={id} label={text} optional>
            <Textarea
              rows={2}
              className="min-h-20"
              maxLength={longestAnswer}
              value={texts[id] ?? ''}
              onChange={(event) => setTexts({ ...texts, [id]: event.target.value })}
            />
          </Field>
        ))}
        {save.error && <Notice tone="error">{wordsOf(save.error)}</Notice>}
        <div>
          <Button type="submit" pending={save.isPending}>
            Save answers
          </Button>
        </div>
      </form>
    </Section>
  );
}
