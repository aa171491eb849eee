/** One part: its words to edit, how it will look, what is wrong with it, and where it goes from here. */
import { useContext } from 'react';
import { Badge } from '#kit/ui/badge.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { SendTo } from '#tools/page/send-to.tsx';
import type { CardLook } from '../card/look.ts';
import { longestPart } from '../fields.ts';
import { networks } from '../networks.ts';
import type { PartState } from '../part-state.ts';
import { clock, lengthOf } from '../script-times.ts';
import { isEdited, isNetwork, partTitle, type Part, type PartKind, type StudioSet } from '../set.ts';
import { partPlain } from '../set-text.ts';
import { CardTools } from './card-tools.tsx';
import { PartMarks } from './part-marks.tsx';
import { PartMenu } from './part-menu.tsx';
import { PartPreview } from './part-preview.tsx';
import { PlanField } from './plan-field.tsx';
import { RenewPart } from './renew-part.tsx';
import { WorkIdContext } from './work-id.ts';

interface OpenedPartProps {
  part: Part;
  state: PartState;
  set: StudioSet;
  onChange: (part: Part, what?: string) => void;
  onCard: (card: CardLook) => void;
  onRemove: () => void;
}

interface FieldWords {
  title?: string;
  aside?: string;
  text: string;
  hint?: string;
}

const fieldsOf = (kind: PartKind): FieldWords => {
  if (isNetwork(kind)) return { text: 'Post', hint: networks[kind].counts };
  return {
    article: { title: 'Headline', text: 'Article', hint: 'Markdown: ## for a heading, - for a list.' },
    newsletter: { title: 'Subject', aside: 'Preheader', text: 'E-mail' },
    script: {
      text: 'Script',
      hint: 'Leave an empty line between scenes. Lines starting with “On screen:” are shown; the rest is spoken.',
    },
    picture: { title: 'Headline', text: 'Lines', aside: 'Foot' },
  }[kind];
};

export function OpenedPart({ part, state, set, onChange, onCard, onRemove }: OpenedPartProps) {
  const work = useContext(WorkIdContext);
  const labels = fieldsOf(part.kind);
  const type = (field: 'title' | 'aside' | 'text', value: string) =>
    onChange({ ...part, [field]: value }, `${part.id} ${field}`);
  return (
    <section aria-label={partTitle(part.kind)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-display text-2xl">{partTitle(part.kind)}</h2>
        <Length part={part} />
        <Badge tone="outline">{part.by ?? 'By rule'}</Badge>
        {isEdited(part) && <Badge tone="sky">Edited</Badge>}
      </div>
      <PartMarks part={part} state={state} set={set} onChange={onChange} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          {labels.title && (
            <Field label={labels.title}>
              <Input
                value={part.title}
                maxLength={300}
                onChange={({ target }) => type('title', target.value)}
              />
            </Field>
          )}
          {labels.aside && part.kind === 'newsletter' && (
            <Aside label={labels.aside} part={part} onType={type} />
          )}
          <Field label={labels.text} hint={labels.hint}>
            <Textarea
              rows={part.kind === 'picture' ? 4 : 10}
              maxLength={longestPart}
              className="max-h-[70vh]"
              value={part.text}
              onChange={({ target }) => type('text', target.value)}
            />
          </Field>
          {labels.aside && part.kind === 'picture' && (
            <Aside label={labels.aside} part={part} onType={type} />
          )}
          {part.kind === 'picture' && <CardTools part={part} look={set.card} onLook={onCard} />}
        </div>
        <div className="min-w-0">
          <p className="mb-1.5 font-medium">Preview</p>
          <PartPreview part={part} set={set} />
        </div>
      </div>
      <RenewPart part={part} state={state} set={set} onChange={onChange} />
      <div className="flex flex-wrap items-end gap-2 border-t border-line pt-4">
        <CopyButton value={() => `${partPlain(part)}\n`} />
        {work && (
          <span onPointerDownCapture={() => void work.flush()} onKeyDownCapture={() => void work.flush()}>
            <SendTo kind="text" tool="studio" sent={{ fromWork: work.id, piece: part.id }} label="Send to…" />
          </span>
        )}
        <PartMenu part={part} onChange={onChange} onRemove={onRemove} />
        <PlanField part={part} onChange={onChange} className="ms-auto" />
      </div>
    </section>
  );
}

interface AsideProps {
  label: string;
  part: Part;
  onType: (field: 'aside', value: string) => void;
}

const Aside = ({ label, part, onType }: AsideProps) => (
  <Field label={label}>
    <Input value={part.aside} maxLength={1000} onChange={({ target }) => onType('aside', target.value)} />
  </Field>
);

/** As its place counts it. */
function Length({ part }: { part: Part }) {
  if (isNetwork(part.kind)) {
    const { most, count } = networks[part.kind];
    const used = count(part.text);
    return (
      <Badge tone={used > most ? 'danger' : 'neutral'}>
        {used > most
          ? `${(used - most).toLocaleString('en')} too many of ${most.toLocaleString('en')}`
          : `${used.toLocaleString('en')} of ${most.toLocaleString('en')}`}
      </Badge>
    );
  }
  if (part.kind === 'script') return <Badge>{clock(lengthOf(part.text))} min</Badge>;
  if (part.kind === 'picture') return null;
  const words = part.text.split(/\s+/).filter(Boolean).length;
  return <Badge>{words.toLocaleString('en')} words</Badge>;
}
