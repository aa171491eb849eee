import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { nextQuestStep } from '../contract.ts';

/** On the dashboard of whoever switched it on; nothing for everyone else. */
export function NextStepCard() {
  const { data } = useQuery(query(nextQuestStep));
  if (!data?.next) return null;
  const { quest, questTitle, step, open, action, done, of } = data.next;
  return (
    <Card asChild field="honey">
      <section aria-label="Next step" className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <p className="text-sm">
            <Link to={href('/frenlyai-v2/quests/:questId', { questId: quest })} className="text-ink">
              <bdi>{questTitle}</bdi>
            </Link>
            , {done} of {of} done
          </p>
          <p dir="auto" className="text-lg font-semibold wrap-anywhere">
            {step}
          </p>
        </div>
        <Button asChild size="sm">
          <Link to={open}>
            {action} <ArrowRight aria-hidden />
          </Link>
        </Button>
      </section>
    </Card>
  );
}
