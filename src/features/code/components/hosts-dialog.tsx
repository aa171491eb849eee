import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { allowPreviewHosts } from '../preview/contract.ts';
import { isHost, mostHosts } from '../preview/hosts.ts';

export interface Allowed {
  hosts: readonly string[];
  /** The server's word for it; null where none is allowed. */
  grant: string | null;
}

interface HostsDialogProps {
  hosts: readonly string[];
  onSave: (allowed: Allowed) => void;
  onClose: () => void;
}

/** What the preview may call; asked of everyone who looks at a project, and forgotten with the page. */
export function HostsDialog({ hosts, onSave, onClose }: HostsDialogProps) {
  const [text, setText] = useState(hosts.join('\n'));
  const [problem, setProblem] = useState<string>();
  const allow = useCall(allowPreviewHosts);
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
    const save = (grant: string | null) => {
      onSave({ hosts: wanted, grant });
      onClose();
    };
    if (wanted.length === 0) return save(null);
    return allow.mutate({ body: { hosts: wanted } }, { onSuccess: ({ grant }) => save(grant) });
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Network access"
        description="The preview can’t reach the network unless you allow it. Only allow hosts that you trust with what you enter in the preview."
      >
        <form noValidate onSubmit={submit}>
          <Field
            label="Allowed hosts"
            hint="One per line, for example api.example.com"
            error={problem ?? (allow.error ? wordsOf(allow.error) : undefined)}
          >
            <Textarea
              rows={4}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <DialogFooter>
            <Button type="submit" disabled={allow.isPending}>
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
