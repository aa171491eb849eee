import { useState, type FormEvent } from 'react';
import { HttpError } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { Time } from '#kit/ui/time.tsx';
import { addLabVersion, editLabVersion, type Experiment, type LabVersion } from '../contract.ts';
import { longestNotes, longestVersionName } from '../limits.ts';
import { refreshes } from '../use-experiment.ts';

/** How many stand there before one asks for the rest. */
const shownFirst = 5;

/** What changed, the newest first. */
export function Versions({ experiment: { id, versions, mine } }: { experiment: Experiment }) {
  const [edited, setEdited] = useState<LabVersion | 'new' | null>(null);
  const [all, setAll] = useState(false);
  if (versions.length === 0 && !mine) return null;
  const shown = all ? versions : versions.slice(0, shownFirst);
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Versions</h2>
        {mine && (
          <Button size="sm" variant="secondary" onClick={() => setEdited('new')}>
            Add version
          </Button>
        )}
      </div>
      {versions.length === 0 && <p className="text-muted">No versions yet. Add one to show what changed.</p>}
      <ol className="grid gap-5 border-l-2 border-line pl-5">
        {shown.map((version) => (
          <li key={version.id} className="grid gap-1">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h3 dir="auto" className="text-base wrap-anywhere">
                {version.name}
              </h3>
              <span className="text-sm text-muted">
                <Time value={version.createdAt} />
              </span>
              {mine && (
                <Button
                  variant="link"
                  size="sm"
                  aria-label={`Edit version ${version.name}`}
                  onClick={() => setEdited(version)}
                >
                  Edit
                </Button>
              )}
            </div>
            {version.notes && (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere text-muted">
                {version.notes}
              </p>
            )}
          </li>
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setAll(true)}>
          Show all {versions.length}
        </Button>
      )}
      <Dialog open={edited !== null} onOpenChange={() => setEdited(null)}>
        <DialogContent
          title={edited === 'new' ? 'New version' : 'Edit version'}
          description={edited === 'new' ? 'Testers and followers are notified.' : undefined}
        >
          {edited && (
            <VersionForm
              experimentId={id}
              version={edited === 'new' ? null : edited}
              onDone={() => setEdited(null)}
            />
          )}
        </DialogContent>
      </Dialog>
    </section>
  );
}

interface VersionFormProps {
  experimentId: string;
  version: LabVersion | null;
  onDone: () => void;
}

function VersionForm({ experimentId, version, onDone }: VersionFormProps) {
  const [body, setBody] = useState({ name: version?.name ?? '', notes: version?.notes ?? '' });
  const add = useCall(addLabVersion, { refreshes, onSuccess: onDone });
  const edit = useCall(editLabVersion, { refreshes, onSuccess: onDone });
  const { isPending, error } = version ? edit : add;
  const issues = error instanceof HttpError ? error.issues : [];
  const wrongWith = (name: string) => issues.find(({ path }) => path === name)?.message;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (version) edit.mutate({ params: { id: version.id }, body });
    else add.mutate({ params: { id: experimentId }, body });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Name" hint="Such as 0.2, or “With a handle”." error={wrongWith('name')} required>
        <Input
          dir="auto"
          maxLength={longestVersionName}
          value={body.name}
          onChange={({ target }) => setBody({ ...body, name: target.value })}
        />
      </Field>
      <Field label="What changed" error={wrongWith('notes')} optional>
        <Textarea
          dir="auto"
          rows={4}
          maxLength={longestNotes}
          value={body.notes}
          onChange={({ target }) => setBody({ ...body, notes: target.value })}
        />
      </Field>
      {error && issues.length === 0 && <Notice tone="error">{wordsOf(error)}</Notice>}
      <DialogFooter className="mt-2">
        <Button type="submit" pending={isPending}>
          {version ? 'Save' : 'Add version'}
        </Button>
      </DialogFooter>
    </form>
  );
}
