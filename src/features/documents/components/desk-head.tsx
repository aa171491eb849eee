import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { formNames } from '#kit/documents/read/forms.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { getDocument, listDocuments, readAgain, unlockDocument, type DocumentView } from '../contract.ts';
import { isUnderWay } from '../states.ts';
import { DocumentMenu } from './lazy-document-menu.tsx';
import { stateWords } from './document-state.tsx';

/** Its name, how far it is read, and what to do where it is not. */
export function DeskHead({ document }: { document: DocumentView }) {
  const navigate = useNavigate();
  const { name, form, state, pageCount, pagesRead, failure, unreadPages, isDemo } = document;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-1">
          <h1 dir="auto" className="text-2xl wrap-anywhere">
            {name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 text-muted">
            <span>{formNames[form]}</span>
            <span role="status">{stateWords(document)}</span>
            {isDemo && <Badge tone="sky">Demo with fictional content</Badge>}
          </p>
        </div>
        <DocumentMenu document={document} onDeleted={() => void navigate('?')} />
      </div>
      {isUnderWay(state) && (
        <Progress
          label={state === 'waiting' ? 'In the queue' : 'Reading'}
          {...(pageCount ? { percent: (100 * pagesRead) / pageCount } : {})}
          detail={pagesRead > 0 ? 'You can view the pages read so far.' : undefined}
        />
      )}
      {state === 'locked' && <Unlock document={document} />}
      {state === 'failed' && (
        <Notice
          tone="error"
          title="This document couldn’t be read completely"
          action={<Again document={document} />}
        >
          {failure} {pagesRead > 0 && 'The pages read so far are saved.'}
        </Notice>
      )}
      {state === 'ready' && unreadPages > 0 && (
        <Notice
          tone="warning"
          title={`${unreadPages === 1 ? 'One page is' : `${unreadPages} pages are`} a picture that couldn’t be read`}
          action={<Again document={document} />}
        >
          {failure ?? 'No text was recognised.'}
        </Notice>
      )}
    </header>
  );
}

function Again({ document: { id } }: { document: DocumentView }) {
  const again = useCall(readAgain, { refreshes: [getDocument, listDocuments] });
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={again.isPending}
      onClick={() => again.mutate({ params: { id } })}
    >
      Try again
    </Button>
  );
}

function Unlock({ document: { id } }: { document: DocumentView }) {
  const [password, setPassword] = useState('');
  const unlock = useCall(unlockDocument, { refreshes: [getDocument, listDocuments] });
  function submit(event: FormEvent) {
    event.preventDefault();
    unlock.mutate({ params: { id }, body: { password } });
  }
  return (
    <Notice tone="info" title="This document is password-protected">
      <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-3">
        <Field
          label="Document password"
          hint="Used once and never stored."
          error={unlock.isError ? wordsOf(unlock.error) : undefined}
          className="min-w-64 flex-1"
        >
          <PasswordInput
            autoComplete="off"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Button type="submit" pending={unlock.isPending} disabled={password === ''}>
          Open
        </Button>
      </form>
    </Notice>
  );
}
