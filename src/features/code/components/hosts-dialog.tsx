import { useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { isHost, mostHosts } from '../preview/hosts.ts';

interface HostsDialogProps {
  hosts: readonly string[];
  onSave: (hosts: readonly string[]) => void;
  onClose: () => void;
}

/** What the preview may call; asked of everyone who looks at a project, and forgotten with the page. */
export function HostsDialog({ hosts, onSave, onClose }: HostsDialogProps) {
  const [text, setText] = useState(hosts.join('\n'));
  const [problem, setProblem] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = [
      ...new Set(
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ];
    const wrong = wanted.find((host) => !isHost(host));
    if (wrong)
      return setProblem(`“${wrong}” isn’t a host name. Enter it without https:// and without a path.`);
    if (wanted.length > mostHosts) return setProblem(`Allow at most ${mostHosts} hosts.`);
    onSave(wanted);
    return onClose();
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Network access"
        description="The preview can’t reach the network unless you allow it. Only allow hosts that you trust with what you enter in the preview."
      >
        <form noValidate onSubmit={submit}>
          <Field label="Allowed hosts" hint="One per line, for example api.example.com" error={problem}>
            <Textarea
              rows={4}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <DialogFooter>
            <Button type="submit">Save</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
