import Check from 'lucide-react/icons/check';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import type { Difference } from '#language/facts.ts';
import { differenceWords } from '../difference-words.ts';
import { putBack, removed } from '../settle.ts';
import { factCount, type SpokenEmail } from '../spoken-email.ts';

interface FactLockProps {
  content: SpokenEmail;
  differences: readonly Difference[];
  onChange: (content: SpokenEmail) => void;
}

/** Where the bar below the email leads. */
export const factLockId = 'fact-lock';

/** Each fact that the email says otherwise than it was said: settled one by one, before anything is sent. */
export function FactLock({ content, differences, onChange }: FactLockProps) {
  const { settled, letter: email } = content;
  const open = differences.filter(({ id }) => !settled.includes(id));
  const kept = differences.filter(({ id }) => settled.includes(id));
  const count = factCount(content);
  const write = (body: Partial<SpokenEmail['letter']>) =>
    onChange({ ...content, letter: { ...email, ...body } });
  return (
    <Card
      padding="lg"
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4"
      id={factLockId}
      tabIndex={-1}
    >
      <h2 className="flex items-center gap-2 font-display text-xl">
        {open.length > 0 ? (
          <LockKeyhole aria-hidden className="size-5" />
        ) : (
          <Check aria-hidden className="size-5" />
        )}
        Fact lock
      </h2>
      <p role="status" className="text-muted">
        {open.length > 0
          ? `${open.length === 1 ? 'One difference' : `${open.length} differences`} to review before you send.`
          : count === 0
            ? 'No names, numbers, dates or addresses to check.'
            : `${count === 1 ? 'The one fact' : `All ${count} facts`} you said ${count === 1 ? 'is' : 'are'} in the e-mail${kept.length > 0 ? ', or reviewed' : ''}.`}
      </p>
      {open.length > 0 && (
        <ul className="grid gap-3">
          {open.map((difference) => (
            <li key={difference.id} className="grid gap-2 rounded-lg bg-honey-soft p-3">
              <p dir="auto" className="wrap-anywhere">
                {differenceWords(difference)}
              </p>
              <div className="flex flex-wrap gap-2">
                {difference.said && (
                  <Button size="sm" onClick={() => write(putBack(content, difference))}>
                    {difference.is === 'changed' ? `Use “${difference.said.text}”` : 'Add'}
                  </Button>
                )}
                {difference.is === 'added' && (
                  <Button size="sm" onClick={() => write(removed(content, difference))}>
                    Remove
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => onChange({ ...content, settled: [...settled, difference.id] })}
                >
                  {difference.written ? `Keep “${difference.written.text}”` : 'Leave it out'}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <ul aria-label="Settled" className="grid gap-1 text-sm text-muted">
          {kept.map((difference) => (
            <li key={difference.id} className="flex flex-wrap items-center gap-x-3">
              <span dir="auto" className="wrap-anywhere">
                {differenceWords(difference)} Settled.
              </span>
              <Button
                size="sm"
                variant="link"
                onClick={() =>
                  onChange({ ...content, settled: settled.filter((id) => id !== difference.id) })
                }
              >
                Undo
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
