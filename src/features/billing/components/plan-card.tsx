import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { plans, trialGives, type Interval, type PlanId } from '#kit/credits/plans.ts';
import { dollars } from '#kit/money/dollars.ts';
import { count, monthlyCreditsFor, formatStorage, trialWords } from '../plan-words.ts';

const looks: Record<PlanId, { mood: Mood; field: 'surface' | 'leaf' | 'honey'; text: string }> = {
  free: { mood: 'wave', field: 'surface', text: 'Every tool, with the built-in engine.' },
  plus: { mood: 'listen', field: 'leaf', text: 'Stronger engines and more storage.' },
  pro: { mood: 'celebrate', field: 'honey', text: 'For heavy use and large files.' },
};

interface PlanCardProps {
  plan: PlanId;
  interval: Interval;
  /** Bytes that Free gives here. */
  storage: number;
  isOwn: boolean;
  /** "Pro from November 23", where it comes with the renewal. */
  comes?: string | undefined;
  /** Whether this visitor could try it first. */
  mayTry: boolean;
  action: ReactNode;
}

/** One plan: its price, what it adds, and the one thing to press. */
export function PlanCard({ plan, interval, storage, isOwn, comes, mayTry, action }: PlanCardProps) {
  const { name, price, yearlyPrice, carriedCredits, storageTimes, trashDays, headStart } = plans[plan];
  const { mood, field, text } = looks[plan];
  const acting = useActing();
  const monthlyCredits = monthlyCreditsFor(plan, acting !== null);
  const monthly = interval === 'year' ? Math.round((yearlyPrice * 100) / 12) : price * 100;
  const { trialDays } = plans[plan];
  const points = [
    ...(mayTry && trialDays > 0 ? [trialWords(trialGives(plan), trialDays)] : []),
    monthlyCredits > 0 ? `${count(monthlyCredits, 'credit')} each month` : 'Credits the business buys',
    ...(carriedCredits > 0 ? ['Unspent credits roll over to the next month'] : []),
    `${formatStorage(storage * storageTimes)} for your files`,
    `${trashDays}-day trash`,
    ...(headStart > 0 ? ['Priority queue for long tasks'] : ['Bamboo and your own engine keys, free']),
  ];
  return (
    <Card
      field={field}
      padding="lg"
      asChild
      className={cn(
        'relative grid content-start gap-6',
        isOwn && 'outline-3 -outline-offset-3 outline-bamboo',
      )}
    >
      <article aria-label={name}>
        <div className="flex items-start justify-between gap-3">
          <div className="grid gap-1">
            <h2 className="text-2xl">{name}</h2>
            <p className="max-w-[18em]">{text}</p>
          </div>
          <Panda mood={mood} size={84} className="-mt-3 shrink-0" />
        </div>
        <div className="grid gap-1">
          <p className="flex items-baseline gap-2">
            <span className="font-display text-4xl font-bold tracking-tight tabular-nums">
              {dollars(monthly)}
            </span>
            <span>a month</span>
          </p>
          <p className="min-h-6 text-sm">
            {price === 0
              ? 'Free forever'
              : interval === 'year'
                ? `${dollars(yearlyPrice * 100)} billed yearly`
                : 'Billed monthly. Cancel any time.'}
          </p>
        </div>
        <div className="grid gap-2">
          {isOwn && (
            <Badge tone="outline" className="justify-self-start">
              <Check aria-hidden /> {acting ? `The plan of ${acting.name}` : 'Your plan'}
            </Badge>
          )}
          {comes && (
            <Badge tone="honey" className="justify-self-start">
              {comes}
            </Badge>
          )}
          {action}
        </div>
        <ul className="grid gap-2.5">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-bamboo-deep" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </article>
    </Card>
  );
}
