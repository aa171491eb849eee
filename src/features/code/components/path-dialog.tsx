import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import type { ProjectData } from '#tools/kinds/project.ts';
import { problemOfPath } from '../project/edit-project.ts';

interface PathDialogProps {
  title: string;
  action: string;
  project: ProjectData;
  /** What it is called now; undefined for a new file. */
  from?: string;
  onDone: (path: string) => void;
  onClose: () => void;
}

export function PathDialog({ title, action, project, from, onDone, onClose }: PathDialogProps) {
  const [path, setPath] = useState(from ?? '');
  const [problem, setProblem] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = path.trim();
    const found = wanted === from ? undefined : problemOfPath(project, wanted, from);
    setProblem(found);
    if (found) return;
    if (wanted !== from) onDone(wanted);
    onClose();
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title} width="sm">
        <form noValidate onSubmit={submit}>
          <Field label="Path" hint="For example src/main.ts" error={problem}>
            <Input
              value={path}
              spellCheck={false}
              autoCapitalize="off"
              onChange={({ target }) => setPath(target.value)}
            />
          </Field>
          <DialogFooter>
            <Button type="submit">{action}</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
