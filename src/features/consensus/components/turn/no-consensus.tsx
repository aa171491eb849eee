import { Link } from 'react-router';
import type { ConsensusData } from '#features/consensus/data.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { isSmallTalk } from '../../panel/families.ts';
import { hasAnswered } from '../member-words.ts';

/** With fewer than two answers there is nothing to agree on; says why, and how to get more engines. */
export function NoConsensus({ members }: ConsensusData) {
  const answered = members.filter(hasAnswered);
  if (answered.some(({ family }) => isSmallTalk(family))) return null;
  return (
    <Notice
      title="No consensus available"
      action={
        <Button asChild variant="secondary" size="sm">
          <Link to={href('/settings', { tab: 'engines' })}>Add an engine</Link>
        </Button>
      }
    >
      {answered.length === 1
        ? `Only ${answered[0]!.title} answered, and one alone cannot agree. More engines make a consensus: add a key, or ask about words, countries or numbers, which several sources here know.`
        : 'Nobody here knows that. More engines know more: add a key of your own, or ask in other words.'}
    </Notice>
  );
}
