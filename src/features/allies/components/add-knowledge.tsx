import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { listDocuments } from '#features/documents/contract.ts';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { listWorks } from '#tools/work/contract.ts';
import { addKnowledge, getAlly, listAllies, type Ally } from '../contract.ts';
import { longestNote, longestTitle } from '../limits.ts';
import { AddDocument } from './add-document.tsx';

const kinds = ['document', 'link', 'note', 'work'] as const;
const kindWords = {
  document: 'A document',
  link: 'A web page',
  note: 'A note',
  work: 'One of your works',
};
type Kind = (typeof kinds)[number];

/** How an ally is given more: a file from here, a page, a note, or what is among one's own already. */
export function AddKnowledge({ ally: { id, name } }: { ally: Ally }) {
  const [kind, setKind] = useState<Kind>('document');
  const [subject, setSubject] = useState('');
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const add = useCall(addKnowledge, {
    refreshes: [getAlly, listAllies],
    onSuccess: (added) => {
      for (const clear of [setSubject, setUrl, setTitle, setText]) clear('');
      toast({ title: `${name} now knows “${added.title}”` });
    },
  });
  const isReady = { document: subject, work: subject, link: url.trim(), note: title.trim() && text.trim() }[
    kind
  ];
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || add.isPending) return;
    const body =
      kind === 'link'
        ? { kind, url: url.trim() }
        : kind === 'note'
          ? { kind, title, text }
          : { kind, subject };
    add.mutate({ params: { id }, body });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-card bg-sunken p-5">
      <h2 className="text-lg">Add knowledge</h2>
      <Field label="What">
        <Select
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as Kind);
            setSubject('');
            add.reset();
          }}
        >
          <Options values={kinds} labelOf={(one) => kindWords[one]} />
        </Select>
      </Field>
      {kind === 'document' && (
        <AddDocument
          onAdded={(document) =>
            add.mutateAsync({ params: { id }, body: { kind: 'document', subject: document } })
          }
        />
      )}
      {(kind === 'document' || kind === 'work') && (
        <OwnThings key={kind} kind={kind} value={subject} onChange={setSubject} />
      )}
      {kind === 'link' && (
        <Field label="Address" hint="The text is read once and saved with the ally.">
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
      )}
      {kind === 'note' && (
        <>
          <Field label="Title">
            <Input
              dir="auto"
              maxLength={longestTitle}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Field label="Text" hint="Full sentences work best as quotes.">
            <Textarea
              dir="auto"
              rows={4}
              maxLength={longestNote}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        </>
      )}
      {add.error && <Notice tone="error">{wordsOf(add.error)}</Notice>}
      {(kind !== 'document' || subject !== '') && (
        <div>
          <Button type="submit" pending={add.isPending} disabled={!isReady}>
            Add
          </Button>
        </div>
      )}
    </form>
  );
}

interface OwnThingsProps {
  kind: 'document' | 'work';
  value: string;
  onChange: (id: string) => void;
}

/** What is there already. Documents can be uploaded instead, so nothing is said where there are none. */
function OwnThings({ kind, value, onChange }: OwnThingsProps) {
  const acting = useActing();
  const isDocument = kind === 'document';
  const documents = useQuery({ ...query(listDocuments), enabled: isDocument }).data?.items;
  const works = useQuery({ ...query(listWorks, { query: {} }), enabled: !isDocument }).data?.items;
  const own = isDocument
    ? documents?.map((one) => ({ id: one.id, title: one.name }))
    : works?.map((one) => ({ id: one.id, title: one.title || 'Untitled' }));
  if (isDocument && !own?.length) return null;
  return (
    <Field
      label={isDocument ? 'Or choose an existing one' : 'Which'}
      hint={
        own?.length === 0
          ? 'You haven’t created anything yet.'
          : acting
            ? `It stays in ${acting.name}: this ally won’t use it in threads, where others can read.`
            : 'It stays private. Others who chat with this ally never see it.'
      }
    >
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose one</option>
        {own?.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
