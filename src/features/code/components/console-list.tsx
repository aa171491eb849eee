import { use } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { Preview } from '../preview/use-preview.ts';
import { FixContext } from './fix-context.ts';

interface ConsoleListProps {
  preview: Preview;
  onOpen: (path: string, line: number) => void;
}

interface Shown {
  key: string;
  text: string;
  isError: boolean;
  path: string | null;
  line: number | null;
}

/** What went wrong while building, then what the running page says. */
export function ConsoleList({ preview, onOpen }: ConsoleListProps) {
  const fix = use(FixContext);
  const { problems, entries, page } = preview;
  const shown: Shown[] = [
    ...problems.map((one, at) => ({ ...one, key: `build ${at}`, isError: true })),
    ...entries.map(({ id, level, text, path, line, times }) => ({
      key: String(id),
      text: times > 1 ? `${text} (${times}×)` : text,
      isError: level === 'error',
      path,
      line,
    })),
  ];
  const errors = shown.filter(({ isError }) => isError);
  return (
    <div className="border-t border-line">
      <div className="flex items-center gap-2 px-3 py-1">
        <h2 className="flex-1 text-sm font-semibold">
          Console{errors.length > 0 && <span className="text-danger"> · {countErrors(errors.length)}</span>}
        </h2>
        {fix && errors.length > 0 && (
          <Button size="sm" variant="secondary" onClick={() => fix(errors.map(wordsOfError).join('\n'))}>
            Fix with AI
          </Button>
        )}
        <Button size="sm" variant="ghost" disabled={entries.length === 0} onClick={preview.clear}>
          Clear
        </Button>
      </div>
      <ul
        aria-label="Console"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="h-28 overflow-y-auto border-t border-line bg-sunken px-3 py-1 font-mono text-sm"
      >
        {shown.map(({ key, text, isError, path, line }) => (
          <li key={key} className={cn('flex gap-3 py-0.5', isError && 'text-danger')}>
            <span dir="auto" className="min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">
              {text}
            </span>
            {path && (
              <button
                type="button"
                className="shrink-0 self-start underline"
                onClick={() => onOpen(path, line ?? 1)}
              >
                {path}
                {line !== null && `:${line}`}
              </button>
            )}
          </li>
        ))}
        {shown.length === 0 && <li className="py-0.5 text-muted">{page ? 'No messages' : 'Starting…'}</li>}
      </ul>
    </div>
  );
}

const countErrors = (count: number) => `${count} ${count === 1 ? 'error' : 'errors'}`;
const wordsOfError = ({ text, path, line }: Shown) =>
  path === null ? text : `${path}${line === null ? '' : `:${line}`}: ${text}`;
