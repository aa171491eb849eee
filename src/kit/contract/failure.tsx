import { HttpError } from './call.ts';
import { wordsOf } from './use-call.ts';
import { Notice } from '#kit/ui/notice.tsx';

/** What the server says about one field of what was sent. */
export function issueOf(error: Error | null, field: string): string | undefined {
  return error instanceof HttpError ? error.issues.find(({ path }) => path === field)?.message : undefined;
}

/** What went wrong, unless it stands at one of these fields already. A declined confirmation is no failure. */
export function Failure({ error, besides = [] }: { error: Error | null; besides?: string[] }) {
  if (!error || besides.some((field) => issueOf(error, field))) return null;
  if (error instanceof HttpError && error.code === 'confirm_required') return null;
  return <Notice tone="error">{wordsOf(error)}</Notice>;
}
