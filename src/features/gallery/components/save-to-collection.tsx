import { useQuery } from '@tanstack/react-query';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import {
  addToCollection,
  collectionsFor,
  createCollection,
  getCollection,
  listCollected,
  listCollections,
  removeFromCollection,
} from '../collections/contract.ts';
import { CollectionForm } from './collection-form.tsx';

const refreshes = [collectionsFor, getCollection, listCollections, listCollected];

/** Puts a creation into collections of one's own, old and new. */
export function SaveToCollection({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">
          <FolderPlus aria-hidden /> Save
        </Button>
      </DialogTrigger>
      <DialogContent title="Save to a collection">
        <Choose id={id} />
      </DialogContent>
    </Dialog>
  );
}

function Choose({ id }: { id: string }) {
  const { data, error } = useQuery(query(collectionsFor, { params: { id } }));
  const [isMaking, setMaking] = useState(false);
  const add = useCall(addToCollection, { refreshes });
  const remove = useCall(removeFromCollection, { refreshes });
  const create = useCall(createCollection, {
    refreshes,
    onSuccess(made) {
      setMaking(false);
      add.mutate({ params: { id: made.id, item: id } });
    },
  });
  // What was just ticked is shown as ticked; what the server refuses is shown as it is.
  const holds = (one: { id: string; holds: boolean }) => {
    if (add.isPending && add.variables.params.id === one.id) return true;
    return remove.isPending && remove.variables.params.id === one.id ? false : one.holds;
  };
  const failed = error ?? add.error ?? remove.error;
  if (!data && !failed) return <Skeleton className="h-32" />;
  const items = data?.items ?? [];
  return (
    <div className="grid gap-4">
      {failed && <Notice tone="error">{wordsOf(failed)}</Notice>}
      {items.length > 0 && (
        <ul aria-label="Your collections" className="grid max-h-72 gap-3 overflow-y-auto">
          {items.map((one) => (
            <li key={one.id} className="flex items-start justify-between gap-4">
              <Checkbox
                label={<bdi>{one.title}</bdi>}
                hint={one.isPublic ? 'Public' : 'Private'}
                checked={holds(one)}
                disabled={add.isPending || remove.isPending}
                onChange={({ target }) =>
                  (target.checked ? add : remove).mutate({ params: { id: one.id, item: id } })
                }
              />
              <Link to={href('/collections/:id', { id: one.id })} className="text-sm">
                Open
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isMaking || items.length === 0 ? (
        <CollectionForm
          action="Create and save"
          byHand
          pending={create.isPending}
          error={create.error}
          onSubmit={(body) => create.mutate({ body })}
        />
      ) : (
        <Button variant="secondary" onClick={() => setMaking(true)}>
          New collection
        </Button>
      )}
    </div>
  );
}
