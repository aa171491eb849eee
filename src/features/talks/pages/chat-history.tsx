import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { FolderList, shelfParam } from '../components/folder-list.tsx';
import { FolderMenu } from '../components/folder-menu.tsx';
import { PandaChats } from '../components/panda-chats.tsx';
import { Talks } from '../components/talks.tsx';
import { useLiveTalks } from '../components/use-live-talks.ts';
import { listFolders } from '../contract.ts';

export default function ChatHistory() {
  useLiveTalks();
  const acting = useActing();
  const [search, setSearch] = useSearchParams();
  const { data } = useQuery(query(listFolders));
  const folders = data?.items ?? [];
  const asked = search.get(shelfParam) ?? undefined;
  const folder = folders.find(({ id }) => id === asked);
  // A folder that is gone shows everything, not an error.
  const shelf = asked === 'pinned' || asked === 'panda' ? asked : folder?.id;
  return (
    <>
      <PageHeader
        title="Chat history"
        lede={
          <>
            {acting ? `All chats in ${acting.name}` : 'All your chats'} with engines, allies, documents and
            search, and your questions to the panda. Results from other tools are on their pages and on{' '}
            <Link to={href('/access')}>your dashboard</Link>.
          </>
        }
        actions={
          <Button asChild>
            <Link to={href('/ai/consensus')}>New chat</Link>
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        <FolderList folders={folders} current={shelf} />
        <section
          aria-label={folder?.name ?? (shelf === 'panda' ? 'With the panda' : shelf ? 'Pinned' : 'All chats')}
        >
          {folder && (
            <div className="mb-3 flex items-center gap-1">
              <h2 dir="auto" className="min-w-0 truncate text-2xl">
                {folder.name}
              </h2>
              <FolderMenu folder={folder} onGone={() => setSearch({}, { replace: true })} />
            </div>
          )}
          {shelf === 'panda' ? (
            <PandaChats />
          ) : (
            <Talks key={shelf ?? 'all'} folders={folders} shelf={shelf} />
          )}
        </section>
      </div>
    </>
  );
}
