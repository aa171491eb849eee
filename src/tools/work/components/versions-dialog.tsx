import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { useMemo, useState, type FormEvent } from 'react';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { InlineDiff } from '#kit/ui/diff/diff-text.tsx';
import { diffWords } from '#kit/ui/diff/word-diff.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { ActionDialog } from '../../page/action-dialog.tsx';
import {
  getWork,
  getWorkVersion,
  keepWorkVersion,
  listWorkVersions,
  longestVersionName,
  restoreWorkVersion,
  type WorkVersion,
  type WorkView,
} from '../contract.ts';
import { isAtLeast } from '../work-role.ts';
import { listProposals } from '../propose/contract.ts';

/** The versions of a work: looked at beside what it is now, named, brought back. */
export function VersionsDialog({ work }: { work: WorkView }) {
  return (
    <ActionDialog
      action="Versions"
      icon={<History aria-hidden />}
      title="Versions"
      description="Saved automatically as you write. Restoring one keeps the current text as a version."
      width="lg"
    >
      {(close) => <Versions work={work} onRestored={close} />}
    </ActionDialog>
  );
}

function Versions({ work, onRestored }: { work: WorkView; onRestored: () => void }) {
  const { id } = work;
  const mayEdit = work.readOnly === null && isAtLeast(work.role, 'editor');
  const { data, error } = useQuery({ ...query(listWorkVersions, { params: { id } }), staleTime: 0 });
  const [openVersion, setOpenVersion] = useState<number>();
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!data) return <Skeleton className="h-48" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {mayEdit && <KeepVersion id={id} />}
      <ol aria-label="Versions" className="divide-y divide-line">
        {data.items.map((version) => (
          <li key={version.number} className="grid gap-3 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <VersionName version={version} />
              <Button
                variant="secondary"
                size="sm"
                aria-expanded={openVersion === version.number}
                aria-label={`${openVersion === version.number ? 'Hide' : 'Show'} version ${version.number}`}
                onClick={() => setOpenVersion(openVersion === version.number ? undefined : version.number)}
              >
                {openVersion === version.number ? 'Hide' : 'Show'}
              </Button>
            </div>
            {openVersion === version.number && (
              <OneVersion id={id} version={version} mayRestore={mayEdit} onRestored={onRestored} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function VersionName({ version }: { version: WorkVersion }) {
  const { number, name, author, createdAt, restoredFrom, isCurrent } = version;
  return (
    <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">
          Version {number}
          {name && (
            <>
              : <bdi>{name}</bdi>
            </>
          )}
        </span>
        {isCurrent && <Badge tone="leaf">Current</Badge>}
      </p>
      <p className="text-sm text-muted">
        <Time value={createdAt} />
        {author && (
          <>
            {' '}
            · <bdi>{author}</bdi>
          </>
        )}
        {restoredFrom !== null && ` · restored from version ${restoredFrom}`}
      </p>
    </div>
  );
}

function KeepVersion({ id }: { id: string }) {
  const [name, setName] = useState('');
  const keep = useCall(keepWorkVersion, { refreshes: [listWorkVersions], onSuccess: () => setName('') });
  function submit(event: FormEvent) {
    event.preventDefault();
    keep.mutate({ params: { id }, body: name.trim() ? { name: name.trim() } : {} });
  }
  return (
    <form noValidate onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label="Name this version" optional error={keep.error ? wordsOf(keep.error) : undefined}>
        <Input
          maxLength={longestVersionName}
          placeholder="Sent to the printer"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" pending={keep.isPending}>
        Save version
      </Button>
    </form>
  );
}

interface OneVersionProps {
  id: string;
  version: WorkVersion;
  mayRestore: boolean;
  onRestored: () => void;
}

/** What would change by going back: the words of the version beside those of now. */
function OneVersion({ id, version: { number, isCurrent }, mayRestore, onRestored }: OneVersionProps) {
  const { data, error } = useQuery({
    ...query(getWorkVersion, { params: { id, number } }),
    staleTime: 0,
  });
  const restore = useCall(restoreWorkVersion, {
    refreshes: [getWork, listWorkVersions, listProposals],
    onSuccess: () => {
      toast({ title: `Version ${number} restored` });
      onRestored();
    },
  });
  const pieces = useMemo(() => data && diffWords(data.currentText, data.text), [data]);
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!pieces) return <Skeleton className="h-32" />;
  return (
    <div className="grid gap-3">
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={`Version ${number} compared with the current one`}
        className="max-h-80 overflow-y-auto rounded-card border border-line bg-surface p-4"
      >
        <InlineDiff pieces={pieces} />
      </div>
      {restore.error && <Notice tone="error">{wordsOf(restore.error)}</Notice>}
      {mayRestore && !isCurrent && (
        <Button
          size="sm"
          className="justify-self-start"
          pending={restore.isPending}
          onClick={() => restore.mutate({ params: { id, number } })}
        >
          Restore this version
        </Button>
      )}
    </div>
  );
}
