/** The voice: learned from samples, shown as rules that one changes and switches off. */
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { sayWhy } from '#tools/page/say-why.ts';
import { getWork, listWorks } from '#tools/work/contract.ts';
import { stateIn, type States } from '../part-state.ts';
import { setWork } from '../kind.ts';
import { partTitle, type StudioSet } from '../set.ts';
import { learnVoice } from '../voice/learn.ts';
import { longestSample, mostSamples, type Voice } from '../voice/voice.ts';
import type { ChangeSet } from './set-desk.tsx';
import { VoiceRules } from './voice-rules.tsx';
import { WorkIdContext } from './work-id.ts';

interface VoiceTabProps {
  set: StudioSet;
  states: States;
  onChange: ChangeSet;
  onShow: (id: string) => void;
}

/** Samples are typed as one text; a line of three hyphens stands between two. */
const between = '\n\n---\n\n';

export function VoiceTab({ set, states, onChange, onShow }: VoiceTabProps) {
  const { voice } = set;
  const [typed, setTyped] = useState(voice.samples.join(between));
  const samples = typed
    .split(/\n-{3,}\n/)
    .map((one) => one.trim())
    .filter(Boolean);
  const keep = (next: Voice, what?: string) => onChange({ ...set, voice: next }, what);
  const off = set.parts.filter((part) => stateIn(states, part).voice.length > 0);
  const tooLong = samples.some((one) => one.length > longestSample) || samples.length > mostSamples;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="font-display text-xl">Samples</h2>
        <Field
          label="Texts that sound like you"
          hint="Two or three are enough. Separate them with --- on its own line."
          error={
            tooLong
              ? `Use at most ${mostSamples} samples of ${longestSample.toLocaleString('en')} characters each.`
              : undefined
          }
        >
          <Textarea
            rows={12}
            value={typed}
            className="max-h-[60vh]"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button
          className="w-fit"
          disabled={samples.length === 0 || tooLong}
          onClick={() => keep(learnVoice(samples, voice))}
        >
          Learn from samples
        </Button>
        <OtherVoice
          onTake={(taken) => {
            setTyped(taken.samples.join(between));
            keep(taken);
          }}
        />
      </Card>
      <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="font-display text-xl">Rules</h2>
        <p role="status" className="text-muted">
          {off.length === 0
            ? 'Every part follows your rules.'
            : `${off.length === 1 ? 'One part breaks' : `${off.length} parts break`} a rule: `}
          {off.map((part, at) => (
            <span key={part.id}>
              {at > 0 && ', '}
              <Button variant="link" size="sm" onClick={() => onShow(part.id)}>
                {partTitle(part.kind)}
              </Button>
            </span>
          ))}
        </p>
        <VoiceRules voice={voice} onChange={keep} />
      </Card>
    </div>
  );
}

/** The voice of another set of one's own. */
function OtherVoice({ onTake }: { onTake: (voice: Voice) => void }) {
  const here = useContext(WorkIdContext)?.id;
  const { data } = useQuery(query(listWorks, { query: { kind: setWork.id } }));
  const others = data?.items.filter(({ id }) => id !== here) ?? [];
  if (others.length === 0) return null;
  async function take(id: string) {
    try {
      const { content, condition } = await call(getWork, { params: { id } });
      if (condition === 'sound') onTake((content as StudioSet).voice);
    } catch (error) {
      sayWhy(error as Error);
    }
  }
  return (
    <Field label="Or use the voice of another set">
      <Select value="" onChange={({ target }) => target.value && void take(target.value)}>
        <option value="">Choose a set…</option>
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
