import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useInlineRun } from '#tools/follow/use-inline-run.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import { listProposals } from '#tools/work/propose/contract.ts';
import { changeCode, longestRequest } from '../change/tool.ts';

interface ChangeBoxProps {
  work: string;
  project: ProjectData;
  /** What went wrong, where a fix is asked for. */
  errors: string;
  /** What is not saved yet is, before someone else reads it. */
  onBefore: () => Promise<void>;
  /** What is meant, where someone pointed at it. */
  about?: string | undefined;
}

const largestSent = 900_000;

/** Asks for a change; what comes of it waits below as a proposal. */
export function ChangeBox({ work, project, errors, onBefore, about }: ChangeBoxProps) {
  const client = useQueryClient();
  const { run, isBusy, failure, start } = useInlineRun(changeCode.id);
  const [request, setRequest] = useState(errors ? 'Fix these errors.' : '');
  const [problem, setProblem] = useState<string>();
  const state = run?.state;
  useEffect(() => {
    if (state === 'done')
      void client.invalidateQueries({ queryKey: keyOf(listProposals, { params: { id: work } }) });
  }, [state, client, work]);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const size = project.files.reduce((sum, { text }) => sum + text.length, 0);
    setProblem(size > largestSent ? 'This project is too large to be changed by asking.' : undefined);
    if (size > largestSent) return;
    await onBefore();
    const asked = about ? `${about}\n${request}`.slice(0, longestRequest) : request;
    start({ request: asked, errors, files: project.files, entry: project.entry, work });
  }
  const failed = problem ?? (failure ? wordsOf(failure) : run?.error);
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <Field
        label="Ask for a change"
        hint={errors ? <span className="line-clamp-3 font-mono">{errors}</span> : undefined}
      >
        <Textarea
          rows={2}
          maxLength={longestRequest}
          placeholder="Make the heading larger and add a dark theme"
          value={request}
          onChange={({ target }) => setRequest(target.value)}
        />
      </Field>
      {failed && <Notice tone="error">{failed}</Notice>}
      <div className="flex items-center gap-3">
        <Button type="submit" size="sm" pending={isBusy} disabled={request.trim() === ''}>
          Propose changes
        </Button>
        {isBusy && (
          <p role="status" className="text-sm text-muted">
            {run?.step ?? 'Starting'}
          </p>
        )}
        {state === 'done' && (
          <p role="status" className="text-sm text-muted">
            The changes are below. Accept or reject each of them.
          </p>
        )}
      </div>
    </form>
  );
}
