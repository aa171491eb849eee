import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { query } from '#kit/contract/query.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { PersonName } from '#social/people/person-name.tsx';
import { longestReason } from '../limits.ts';
import type { Section } from '../sections.ts';
import {
  applyAsSteward,
  sectionCare,
  stepDown,
  stewardQueue,
  writeRules,
  type SectionCare,
} from '../stewards-contract.ts';
import { actWords } from '../words.ts';

const refreshes = [sectionCare, stewardQueue];

/** One section: who looks after it, its rules, what was done, and one's own part in it. */
export function StewardMembership({ section }: { section: Section }) {
  const care = useQuery(query(sectionCare, { params: { section: section.id } }));
  return (
    <Loaded query={care}>
      {(data) => (
        <div className="grid gap-4 lg:grid-cols-2">
          <Card className="grid content-start gap-4">
            <h3>{section.title}</h3>
            {data.stewards.length === 0 ? (
              <p className="text-muted">No steward yet. You could be the first.</p>
            ) : (
              <div className="flex flex-wrap items-center gap-3">
                {data.stewards.map((steward) => (
                  <PersonName key={steward.handle ?? steward.name} person={steward} />
                ))}
              </div>
            )}
            {data.mine === null ? <Apply section={section} /> : <Member care={data} />}
          </Card>
          <Card className="grid content-start gap-4">
            <h3>Rules</h3>
            {data.mine === 'active' ? (
              <Rules care={data} />
            ) : (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere text-muted">
                {data.rules || 'No rules of its own yet. The rules of Frenly hold.'}
              </p>
            )}
            <h3>Last 90 days</h3>
            {data.recent.length === 0 ? (
              <p className="text-muted">Nothing yet.</p>
            ) : (
              <ul className="grid gap-2 text-sm">
                {data.recent.map(({ act, reason, createdAt }) => (
                  <li key={createdAt}>
                    <span className="font-medium">{actWords[act]}</span> <Time value={createdAt} />
                    {reason && `: ${reason}`}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
      )}
    </Loaded>
  );
}

function Apply({ section }: { section: Section }) {
  const [why, setWhy] = useState('');
  const apply = useCall(applyAsSteward, {
    refreshes,
    onSuccess: () =>
      toast({ title: 'Application sent', description: 'An admin decides. You’ll be notified.' }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!apply.isPending) apply.mutate({ params: { section: section.id }, body: { why } });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Why you?" hint="A sentence or two. Admins read it.">
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={longestReason}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </Field>
      {apply.error && <Notice tone="error">{wordsOf(apply.error)}</Notice>}
      <div>
        <Button type="submit" pending={apply.isPending} disabled={why.trim().length < 10}>
          Apply
        </Button>
      </div>
    </form>
  );
}

function Member({ care: { section, mine } }: { care: SectionCare }) {
  const leave = useCall(stepDown, { refreshes });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{mine === 'active' ? 'You’re a steward here.' : 'Your application waits for an admin.'}</p>
      <Button
        size="sm"
        variant="secondary"
        pending={leave.isPending}
        onClick={() => leave.mutate({ params: { section } }, { onError: toastError })}
      >
        {mine === 'active' ? 'Step down' : 'Withdraw application'}
      </Button>
    </div>
  );
}

function Rules({ care: { section, rules } }: { care: SectionCare }) {
  const [text, setText] = useState(rules);
  const save = useCall(writeRules, { refreshes, onSuccess: () => toast({ title: 'Rules saved' }) });
  return (
    <div className="grid gap-3">
      <Field label="Rules of this section" hideLabel>
        <Textarea maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {save.error && <Notice tone="error">{wordsOf(save.error)}</Notice>}
      <div>
        <Button
          size="sm"
          pending={save.isPending}
          disabled={text === rules}
          onClick={() => save.mutate({ params: { section }, body: { text } })}
        >
          Save rules
        </Button>
      </div>
    </div>
  );
}
