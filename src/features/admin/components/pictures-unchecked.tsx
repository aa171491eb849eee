import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { listPacks } from '../packs-contract.ts';

/** Without its pack nothing is checked: whoever looks after the site should know that. */
export function PicturesUnchecked() {
  const { data } = useQuery(query(listPacks));
  const pack = data?.items.find(({ id }) => id === 'nsfw');
  if (!pack || pack.state === 'ready') return null;
  return (
    <Notice
      title="Pictures aren’t checked before others see them"
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={href('/admin', { tab: 'models' })}>Open models</Link>
        </Button>
      }
    >
      Shared links, the gallery and profile pictures show them unchecked. Download “{pack.title}” to hold back
      those that aren’t suitable for all ages.
    </Notice>
  );
}
