import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { fieldsIn, filled, knownFor } from '../draft/template-fields.ts';
import type { DraftContent } from '../draft/empty-draft.ts';
import { emailOf } from '../draft/email-of.ts';
import type { Snippet } from '../mailbox/contract.ts';

interface SnippetMenuProps {
  snippets: readonly Snippet[];
  draft: DraftContent;
  onInsert: (change: Partial<DraftContent>) => void;
}

/** Templates with their fields, and signatures. */
export function SnippetMenu({ snippets, draft, onInsert }: SnippetMenuProps) {
  const [chosen, setChosen] = useState<Snippet>();

  function insert({ kind, subject, body }: Pick<Snippet, 'kind' | 'subject' | 'body'>) {
    const before = draft.body.trimEnd();
    if (kind === 'signature') onInsert({ body: `${before.replace(/\n+-- \n[\s\S]*$/, '')}\n\n-- \n${body}` });
    else onInsert({ subject: draft.subject || subject, body: before === '' ? body : `${before}\n\n${body}` });
  }
  function choose(snippet: Snippet) {
    if (snippet.kind === 'template' && fieldsIn(snippet).length > 0) setChosen(snippet);
    else insert(snippet);
  }

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" size="sm">
            <FileText aria-hidden /> Template or signature
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="max-w-80">
          {snippets.map((snippet) => (
            <DropdownMenuItem key={snippet.id} onSelect={() => choose(snippet)}>
              <span className="grid">
                <span className="font-medium">{snippet.title}</span>
                <span className="text-sm text-muted">
                  {snippet.kind === 'template' ? 'Template' : 'Signature'}
                </span>
              </span>
            </DropdownMenuItem>
          ))}
          <DropdownMenuItem asChild>
            <Link to={href('/frenlyemail', { view: 'templates' })} className="text-ink no-underline">
              {snippets.length === 0 ? 'Save your first template' : 'Edit templates and signatures'}
            </Link>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={chosen !== undefined} onOpenChange={(isOpen) => !isOpen && setChosen(undefined)}>
        {chosen && (
          <FillDialog
            key={chosen.id}
            template={chosen}
            known={knownFor(emailOf(draft))}
            onDone={(done) => {
              insert({ kind: 'template', ...done });
              setChosen(undefined);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface FillDialogProps {
  template: Snippet;
  known: Readonly<Record<string, string>>;
  onDone: (filled: { subject: string; body: string }) => void;
}

function FillDialog({ template, known, onDone }: FillDialogProps) {
  const fields = fieldsIn(template);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map((field) => [field, known[field.toLowerCase()] ?? ''])),
  );
  return (
    <DialogContent
      title={template.title}
      description="Fill in the blanks. Empty ones stay marked in the text."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onDone(filled(template, values));
        }}
      >
        {fields.map((field) => (
          <Field key={field} label={field}>
            <Input
              value={values[field] ?? ''}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
            />
          </Field>
        ))}
        <DialogFooter>
          <Button type="submit">Insert</Button>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}
