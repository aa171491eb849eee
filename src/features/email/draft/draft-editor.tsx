import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { EmailFileList, EmailFiles } from '#tools/kinds/email-files.tsx';
import { useIsMember } from '#tools/work/use-desk.ts';
import type { EditedWork } from '#tools/work/work-table.ts';
import { RecipientField } from '../components/recipient-field.tsx';
import { listContacts } from '../mailbox/contract.ts';
import type { DraftContent } from './empty-draft.ts';

const longestBody = 200_000;

export default function DraftEditor({ content, onChange }: EditedWork<DraftContent>) {
  const draft = content;
  const isMember = useIsMember();
  const { data } = useQuery({ ...query(listContacts, { query: {} }), enabled: isMember });
  const [hasCopies, setHasCopies] = useState(draft.cc !== '' || draft.bcc !== '');
  const set = (change: Partial<DraftContent>) => onChange?.({ ...draft, ...change });
  const isReadOnly = onChange === null;
  const people = data?.items ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-end gap-2">
        <RecipientField
          label="To"
          value={draft.to}
          contacts={people}
          isReadOnly={isReadOnly}
          onChange={(to) => set({ to })}
        />
        {!hasCopies && (
          <Button variant="ghost" size="sm" className="mb-1" onClick={() => setHasCopies(true)}>
            Cc, Bcc
          </Button>
        )}
      </div>
      {hasCopies && (
        <div className="grid gap-4 sm:grid-cols-2">
          <RecipientField
            label="Cc"
            value={draft.cc}
            contacts={people}
            isReadOnly={isReadOnly}
            onChange={(cc) => set({ cc })}
          />
          <RecipientField
            label="Bcc"
            value={draft.bcc}
            contacts={people}
            isReadOnly={isReadOnly}
            onChange={(bcc) => set({ bcc })}
          />
        </div>
      )}
      <Field label="Subject">
        <Input
          value={draft.subject}
          maxLength={500}
          readOnly={isReadOnly}
          onChange={({ target }) => set({ subject: target.value.replaceAll(/[\r\n]+/g, ' ') })}
        />
      </Field>
      <Field label="Text">
        <Textarea
          rows={14}
          dir="auto"
          maxLength={longestBody}
          className="max-h-[70vh] min-h-72"
          readOnly={isReadOnly}
          value={draft.body}
          onChange={({ target }) => set({ body: target.value })}
        />
      </Field>
      {isReadOnly ? (
        <EmailFileList files={draft.attachments} />
      ) : (
        <EmailFiles files={draft.attachments} onChange={(attachments) => set({ attachments })} />
      )}
    </div>
  );
}
