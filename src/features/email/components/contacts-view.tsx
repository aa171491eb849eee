import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { addContact, importContacts, listContacts, removeContact } from '../mailbox/contract.ts';

export function ContactsView() {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), 250);
  const { data, error } = useQuery(query(listContacts, { query: q ? { q } : {} }));
  const remove = useCall(removeContact, { refreshes: [listContacts] });
  return (
    <div className="grid gap-6">
      <AddContact />
      {data && data.total > 0 && (
        <Field label="Find" hideLabel>
          <Input
            type="search"
            placeholder="Find a contact"
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
      {(error ?? remove.error) && <Notice tone="error">{wordsOf(error ?? remove.error)}</Notice>}
      {!data && !error && <Skeleton className="h-40 rounded-card" />}
      {data?.total === 0 && (
        <EmptyState sample={[{ title: 'Mira Chen', detail: 'mira@example.org' }]}>
          No contacts yet. Add one, or import a CSV or vCard file.
        </EmptyState>
      )}
      {data && data.total > 0 && data.items.length === 0 && <p className="text-muted">No contacts match.</p>}
      {data && data.items.length > 0 && (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {data.items.map(({ id, name, address }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
                <span className="grid min-w-0">
                  <bdi className="font-medium wrap-anywhere">{name || address}</bdi>
                  {name && <span className="text-sm wrap-anywhere text-muted">{address}</span>}
                </span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Remove ${name || address}`}
                  onClick={() => remove.mutate({ params: { id } })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          {data.items.length < data.total && (
            <p className="text-sm text-muted">
              {data.items.length} of {data.total.toLocaleString('en')}. Search to find others.
            </p>
          )}
        </>
      )}
    </div>
  );
}

function AddContact() {
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [unreadable, setUnreadable] = useState(false);
  const add = useCall(addContact, {
    refreshes: [listContacts],
    onSuccess: () => {
      setName('');
      setAddress('');
    },
  });
  const bring = useCall(importContacts, { refreshes: [listContacts] });

  async function read(file: File) {
    setUnreadable(false);
    try {
      bring.mutate({ body: { text: await file.text() } });
    } catch {
      setUnreadable(true); // gone or locked since it was chosen
    }
  }
  return (
    <form
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ body: { name, address } });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <Field label="Name">
          <Input value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label="E-mail address">
          <Input
            type="email"
            value={address}
            maxLength={320}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
        <Button type="submit" disabled={address.trim() === ''} pending={add.isPending}>
          Add
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton accept={['.csv', '.vcf', 'text/csv', 'text/vcard']} onChoose={(file) => void read(file)}>
          Import CSV or vCard
        </FileButton>
        <p role="status" className="text-sm text-muted">
          {bring.isPending
            ? 'Importing…'
            : bring.data
              ? `${bring.data.added} added, ${bring.data.known} already in your contacts${bring.data.unread > 0 ? `, ${bring.data.unread} without an address` : ''}.`
              : ''}
        </p>
      </div>
      {(add.error ?? bring.error) && <Notice tone="error">{wordsOf(add.error ?? bring.error)}</Notice>}
      {unreadable && <Notice tone="error">That file couldn’t be read. Try again.</Notice>}
    </form>
  );
}
