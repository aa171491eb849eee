import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { directoryPlaces, ownOfferings, putOfferings, searchDirectory } from '../contract.ts';
import { offeringFields, type FacetKind, type Offerings } from '../fields.ts';
import { publicProfile } from '#features/profiles/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function OfferingsPanel() {
  const own = useQuery(query(ownOfferings));
  return (
    <Panel
      name="offerings"
      title="What you offer"
      lede="Others find you in the directory by these. Separate with commas."
      aside={
        <Button asChild variant="link" size="sm">
          <Link to={href('/Directory')}>View the directory</Link>
        </Button>
      }
    >
      <Loaded query={own}>{(data) => <OfferingsForm key={JSON.stringify(data)} own={data} />}</Loaded>
    </Panel>
  );
}

const fields: Record<FacetKind, { label: string; hint: string }> = {
  offering: { label: 'You offer', hint: 'Proofreading, guitar lessons, a second opinion' },
  skill: { label: 'Skills', hint: 'Spreadsheets, watercolours, Python' },
  language: { label: 'Languages', hint: 'English, Deutsch, العربية' },
};
const kinds = Object.keys(fields) as FacetKind[];

const split = (text: string) =>
  text
    .split(/[,;\n،、]/)
    .map((one) => one.trim())
    .filter(Boolean);

function OfferingsForm({ own }: { own: Offerings }) {
  const [texts, setTexts] = useState<Record<FacetKind, string>>({
    offering: own.offering.join(', '),
    skill: own.skill.join(', '),
    language: own.language.join(', '),
  });
  const [sent, setSent] = useState(false);
  const save = useCall(putOfferings, {
    refreshes: [ownOfferings, searchDirectory, directoryPlaces, publicProfile],
    onSuccess: () => toast({ title: 'Offerings saved' }),
  });
  const judged = offeringFields.safeParse({
    offering: split(texts.offering),
    skill: split(texts.skill),
    language: split(texts.language),
  });
  const errorAt = (kind: FacetKind) =>
    sent && !judged.success ? judged.error.issues.find(({ path }) => path[0] === kind)?.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (judged.success && !save.isPending) save.mutate({ body: judged.data });
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      {kinds.map((kind) => (
        <Field key={kind} label={fields[kind].label} hint={fields[kind].hint} error={errorAt(kind)} optional>
          <Input
            dir="auto"
            value={texts[kind]}
            maxLength={800}
            onChange={(event) => setTexts({ ...texts, [kind]: event.target.value })}
          />
        </Field>
      ))}
      <Failure error={save.error} />
      <div>
        <Button type="submit" pending={save.isPending}>
          Save offerings
        </Button>
      </div>
    </form>
  );
}
