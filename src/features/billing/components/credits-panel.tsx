import { Card } from '#kit/ui/card.tsx';
import { DescriptionList } from '#kit/ui/description-list.tsx';
import type { SubscriptionView } from '../contract.ts';
import { count, day } from '../plan-words.ts';

const lasting = {
  purchase: 'Purchased credits',
  gift: 'Bonus credits',
  both: 'Purchased and bonus credits',
} as const;

/** What is left, what comes, and how long it lasts at the pace of late. */
export function CreditsPanel({ own }: { own: SubscriptionView }) {
  const { available, bought, boughtBy, held, next, spentThisMonth } = own.credits;
  const items = [
    { term: lasting[boughtBy], details: count(bought, 'credit') },
    { term: 'Spent this month', details: count(spentThisMonth, 'credit') },
    ...(held > 0 ? [{ term: 'Reserved for work in progress', details: count(held, 'credit') }] : []),
    ...(next
      ? [
          {
            term: 'Next credits',
            details: `${count(next.credits, 'credit')} ${next.on ? `on ${day(next.on)}` : 'after your payment'}`,
          },
        ]
      : []),
  ];
  return (
    <Card padding="lg" className="grid content-start gap-4">
      <div>
        <h2 className="text-base font-medium text-muted">Credits</h2>
        <p className="font-display text-4xl font-bold tracking-tight tabular-nums">
          {Math.floor(available).toLocaleString('en')}
        </p>
        <p className="mt-1 text-muted">{forecast(own)}</p>
      </div>
      <DescriptionList items={items} />
    </Card>
  );
}

const millisecondsADay = 24 * 3600_000;

function forecast({ credits: { available, pace, next }, answer }: SubscriptionView): string {
  const refillsOn = next?.on ?? null;
  if (pace === 0)
    return `Only paid engines use credits.${answer ? ` A one-page answer from ${answer.engine} costs about ${count(answer.credits, 'credit')}.` : ''}`;
  const days = available / pace;
  const speed = `At your current rate of ${count(pace, 'credit')} a day`;
  const lasting = `they’ll last about ${count(Math.max(1, Math.round(days)), 'day')}`;
  if (refillsOn === null) return `${speed} ${lasting}.`;
  const untilRefill = (new Date(refillsOn).getTime() - Date.now()) / millisecondsADay;
  if (days >= untilRefill) return `${speed} they’ll last until your next credits.`;
  return `${speed} ${lasting}, and you get more in ${count(Math.max(1, Math.round(untilRefill)), 'day')}.`;
}
