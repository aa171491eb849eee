import Check from 'lucide-react/icons/check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import { Spinner } from '#kit/ui/spinner.tsx';
import type { AskedSource } from '../data.ts';
import { OutLink } from '#kit/ui/out-link.tsx';

/** Who was asked and how it went; open while they are being asked, folded when they are done. */
export function AskedSources({ asked, isOpen }: { asked: readonly AskedSource[]; isOpen: boolean }) {
  if (asked.length === 0) return null;
  const answered = asked.filter(({ state }) => state === 'answered').length;
  const failed = asked.filter(({ state }) => state !== 'answered' && state !== 'asking');
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer font-medium">
        {answered} of {asked.length} sources answered
        {failed.length > 0 && (
          <span className="font-normal text-muted">
            {' '}
            (not: {new Intl.ListFormat('en-GB').format([...new Set(failed.map(({ title }) => title))])})
          </span>
        )}
      </summary>
      <ul className="grid gap-x-6 gap-y-1.5 pt-3 sm:grid-cols-2">
        {asked.map((one) => (
          <li key={`${one.id} ${one.words}`} className="flex min-w-0 items-start gap-2">
            <Mark state={one.state} />
            <span className="min-w-0 wrap-anywhere">
              {one.home ? (
                <OutLink href={one.home} className="font-medium underline decoration-line underline-offset-4">
                  {one.title}
                </OutLink>
              ) : (
                <span className="font-medium">{one.title}</span>
              )}{' '}
              <span className="text-sm text-muted">{wordsOn(one)}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Mark({ state }: Pick<AskedSource, 'state'>) {
  const look = 'mt-1 size-4 shrink-0';
  if (state === 'asking') return <Spinner className={look} />;
  return state === 'answered' ? (
    <Check aria-hidden className={`${look} text-bamboo-deep`} />
  ) : (
    <CircleSlash aria-hidden className={`${look} text-muted`} />
  );
}

function wordsOn({ state, note, title, found, words }: AskedSource): string {
  if (state === 'asking') return `is asked for “${words}”`;
  if (state === 'answered') return `${found === 0 ? 'nothing' : `${found} found`} for “${words}”`;
  return (note ?? '').replace(`${title} `, '');
}
