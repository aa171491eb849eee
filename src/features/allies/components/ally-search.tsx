import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { listAllies } from '../contract.ts';
import { AllyGrid, WaitingAllies } from './ally-card.tsx';

const useFound = (q: string, shelf: 'mine' | 'shared', enabled = true) =>
  useQuery({
    ...query(listAllies, { query: { q, shelf } }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** What was found among one's own and what others share. */
export function AlliesFound({ q, signedIn }: { q: string; signedIn: boolean }) {
  const acting = useActing();
  const own = useFound(q, 'mine', signedIn);
  const shared = useFound(q, 'shared');
  const error = own.error ?? shared.error;
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (!shared.data || (signedIn && !own.data)) return <WaitingAllies />;
  const mine = own.data?.items ?? [];
  const others = shared.data.items.filter(({ isMine }) => !isMine);
  if (mine.length + others.length === 0)
    return <EmptyState>No allies match “{q}”. Try other words, or create one below.</EmptyState>;
  return (
    <>
      {mine.length > 0 && (
        <Section title={acting ? `Of ${acting.name}` : 'Yours'} className="pt-0 sm:pt-0">
          <AllyGrid allies={mine} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title="Shared by others" className="pt-0 sm:pt-0">
          <AllyGrid allies={others} />
        </Section>
      )}
    </>
  );
}
