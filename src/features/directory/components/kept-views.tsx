import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { toast } from '#kit/ui/toast.ts';
import { deleteView, listViews, saveView } from '../contract.ts';

/** Searches that one keeps; for members. */
export function KeptViews() {
  const { data: user } = useQuery(query(currentUser));
  const { data } = useQuery({ ...query(listViews), enabled: Boolean(user) });
  const [search] = useSearchParams();
  const [name, setName] = useState('');
  const save = useCall(saveView, {
    refreshes: [listViews],
    onSuccess: () => {
      setName('');
      toast({ title: 'Search saved' });
    },
  });
  const remove = useCall(deleteView, { refreshes: [listViews] });
  if (!user) return null;
  const wanted = new URLSearchParams(search);
  wanted.delete('before');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() && !save.isPending) save.mutate({ body: { name: name.trim(), search: `${wanted}` } });
  }
  const failed = save.error ?? remove.error;
  return (
    <section aria-label="Saved searches" className="grid gap-2">
      <h2 className="text-sm font-semibold">Saved searches</h2>
      {data?.items.length === 0 && !wanted.size && (
        <p className="text-sm text-muted">Filter the list, then save your search here.</p>
      )}
      <ul className="grid gap-1">
        {data?.items.map((view) => (
          <li key={view.id} className="flex items-center gap-1">
            <Link to={`?${view.search}`} className="min-w-0 flex-1 truncate py-1">
              <bdi>{view.name}</bdi>
            </Link>
            <IconButton
              label={`Delete ${view.name}`}
              size="sm"
              variant="ghost"
              onClick={() => remove.mutate({ params: { id: view.id } })}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {wanted.size > 0 && (
        <form onSubmit={submit} className="grid gap-2">
          <Field label="Search name">
            <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Button type="submit" size="sm" variant="secondary" pending={save.isPending}>
            Save search
          </Button>
        </form>
      )}
      {failed && <Notice tone="error">{wordsOf(failed)}</Notice>}
    </section>
  );
}
