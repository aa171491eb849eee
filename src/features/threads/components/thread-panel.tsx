import ListChecks from 'lucide-react/icons/list-checks';
import MoreHorizontal from 'lucide-react/icons/ellipsis';
import Search from 'lucide-react/icons/search';
import Users from 'lucide-react/icons/users';
import Pin from 'lucide-react/icons/pin';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { FileGrantContext } from '#kit/files/file-address.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { markRead, type ThreadMessage, type ThreadView } from '../contract.ts';
import type { Page } from '../store.ts';
import { useThread, type OpenThread } from '../use-thread.ts';
import { AskForm } from './ask-form.tsx';
import { Composer } from './composer.tsx';
import { EarlierMessages } from './earlier-messages.tsx';
import { MessageList } from './message-list.tsx';
import { MissedCard } from './missed-card.tsx';
import { OutcomesPanel } from './outcomes-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { PinsPanel } from './pins-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { ThreadMenu } from './thread-menu.tsx';
import { opensPanel, usePanel, type Panel } from './use-panel.ts';

interface ThreadPanelProps {
  view: ThreadView;
  first: Page;
  /** Beside the document there is less room. */
  isNarrow?: boolean;
  className?: string;
  /** They are no longer in it, so what stands beside it is not theirs either. */
  onGone?: () => void;
}

/** How many unread messages make a summary worth offering. */
const worthSummary = 4;

export function ThreadPanel({ view, first, isNarrow = false, className, onGone }: ThreadPanelProps) {
  const thread = useThread(view, first);
  const [search] = useSearchParams();
  const [unreadFrom] = useState(view.readSeq);
  const [replyTo, setReplyTo] = useState<ThreadMessage | null>(null);
  const [isAsking, setAsking] = useState(false);
  const marked = useMarked(thread, search.get('message'));
  const room = useRef<HTMLElement>(null);
  const { panel, show } = usePanel(room);

  const see = useEffectEvent((seq: number) => {
    if (view.role === null || seq <= view.readSeq) return;
    // Where it fails, the next message that is seen says it again.
    call(markRead, { params: { id: view.id }, body: { seq } }).catch(() => undefined);
  });

  if (thread.isGone) return <Gone isGuest={view.isGuest} onGone={onGone} />;
  const unread = first.items.filter((one) => one.seq > unreadFrom && isMissed(one, view)).length;
  return (
    <FileGrantContext value={`thread:${view.id}`}>
      <section
        ref={room}
        aria-label={view.title}
        className={cn(
          'flex h-[calc(100dvh-10.5rem-var(--offline-line,0px))] min-h-112 min-w-0 flex-col',
          className,
        )}
      >
        <Header thread={thread} panel={panel} onPanel={(next) => show(next === panel ? null : next)} />
        <div className="flex min-h-0 flex-1">
          <div
            className={cn(
              'flex min-w-0 flex-1 flex-col',
              panel && (isNarrow ? 'hidden' : 'max-lg:hidden lg:pr-3'),
            )}
          >
            {view.role !== null && !view.isGuest && unread >= worthSummary && (
              <MissedCard id={view.id} since={unreadFrom} />
            )}
            <EarlierMessages view={view} />
            <MessageList
              thread={thread}
              unreadFrom={unreadFrom}
              marked={marked}
              onReply={setReplyTo}
              onSeen={see}
              empty={<Beginning thread={thread} />}
            />
            {thread.mayWrite ? (
              <Composer
                thread={thread}
                isNarrow={isNarrow}
                replyTo={replyTo}
                onReplied={() => setReplyTo(null)}
                onAsk={() => setAsking(true)}
              />
            ) : (
              <ReadOnly view={view} />
            )}
          </div>
          {panel && (
            <aside
              aria-label={titles[panel]}
              className={cn(
                'flex min-h-0 flex-col gap-3 overflow-y-auto p-3',
                isNarrow ? 'w-full' : 'w-full lg:w-80 lg:border-l lg:border-line',
              )}
            >
              <div className="flex items-center justify-between gap-2">
                <h2 className="text-xl">{titles[panel]}</h2>
                <Button size="sm" variant="ghost" onClick={() => show(null)}>
                  Close
                </Button>
              </div>
              {panel === 'people' && <PeoplePanel thread={thread} />}
              {panel === 'outcomes' && <OutcomesPanel thread={thread} />}
              {panel === 'pins' && <PinsPanel thread={thread} />}
              {panel === 'search' && <SearchPanel thread={thread} />}
            </aside>
          )}
        </div>
        {isAsking && <AskForm thread={thread} onClose={() => setAsking(false)} />}
      </section>
    </FileGrantContext>
  );
}

const titles: Record<Panel, string> = {
  people: 'People',
  outcomes: 'Decisions and tasks',
  pins: 'Pinned',
  search: 'Search this thread',
};

/** As the summary counts: what others said. */
const isMissed = ({ kind, author, deleted }: ThreadMessage, { me, muted }: ThreadView) =>
  (kind === 'text' || kind === 'ask') && !deleted && author?.id !== me && !muted.includes(author?.id ?? '');

/** The message of a link, once it is in the stretch that is shown. */
function useMarked(thread: OpenThread, wanted: string | null) {
  const [ready, setReady] = useState<string | null>(() =>
    thread.state.messages.some(({ id }) => id === wanted) ? wanted : null,
  );
  const { store } = thread;
  useEffect(() => {
    if (wanted === null) return;
    let isOver = false;
    store.jumpTo(wanted).then(
      () => void (isOver || setReady(wanted)),
      () => undefined, // it is not there any more: the newest are shown
    );
    return () => {
      isOver = true;
    };
  }, [wanted, store]);
  return ready === wanted ? ready : null;
}

/** The others are in the menu where there is little room. */
const isSmallToo: readonly Panel[] = ['people', 'outcomes'];

interface HeaderProps {
  thread: OpenThread;
  panel: Panel | null;
  onPanel: (panel: Panel) => void;
}

function Header({ thread, panel, onPanel }: HeaderProps) {
  const { view, presence } = thread;
  // Of others it is told; whoever reads this is here, too.
  const here = presence.here.length === 0 ? 0 : presence.here.length + 1;
  const buttons = [
    ['people', Users],
    ['outcomes', ListChecks],
    ['pins', Pin],
    ['search', Search],
  ] as const;
  return (
    <header className="flex items-center gap-2 border-b border-line pb-2">
      {!view.isGuest && (
        <Button asChild variant="ghost" size="icon-sm" className="lg:hidden">
          <Link to={href('/threads')} aria-label="All threads">
            <ArrowLeft aria-hidden />
          </Link>
        </Button>
      )}
      <div className="min-w-0 flex-1">
        <h1 dir="auto" className="line-clamp-2 text-xl leading-tight text-balance">
          {view.title}
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {view.visibility === 'public' && <Badge tone="honey">Public</Badge>}
          {view.isGuest && <Badge>You are a guest</Badge>}
          <span>
            {view.members.length === 1 ? '1 person' : `${view.members.length} people`}
            {here > 0 && `, ${here} here now with you`}
          </span>
        </p>
      </div>
      {buttons
        .filter(([name]) => name !== 'search' || (view.role !== null && !view.isGuest))
        .map(([name, Icon]) => (
          <IconButton
            key={name}
            size="sm"
            label={titles[name]}
            title={titles[name]}
            aria-pressed={panel === name}
            {...opensPanel(name)}
            className={cn('aria-pressed:bg-leaf', isSmallToo.includes(name) || 'max-sm:hidden')}
            onClick={() => onPanel(name)}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      <ThreadMenu
        thread={thread}
        onPanel={onPanel}
        trigger={
          <IconButton size="sm" label="Thread settings" {...opensPanel('menu')}>
            <MoreHorizontal aria-hidden />
          </IconButton>
        }
      />
    </header>
  );
}

function Beginning({ thread }: { thread: OpenThread }) {
  return (
    <EmptyState className="m-2">
      {thread.mayWrite ? 'No messages yet. Say hello, or write @panda and a question.' : 'No messages yet.'}
    </EmptyState>
  );
}

function ReadOnly({ view }: { view: ThreadView }) {
  return (
    <p className="border-t border-line px-2 py-4 text-muted">
      {view.role === 'reader'
        ? 'You can read this thread. Ask its owner if you want to write.'
        : 'Anyone can read this thread. Only people in it can write.'}
    </p>
  );
}

function Gone({ isGuest, onGone }: { isGuest: boolean; onGone: (() => void) | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(() => onGone?.());
  // Whoever was further down the page would not see why it stopped.
  useEffect(() => {
    tell();
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice} className="grid justify-items-start gap-4 py-10" role="alert">
      <h1 className="text-3xl">You’re no longer in this thread</h1>
      <p className="text-muted">
        You were removed, or the thread was deleted. Unsent messages are saved in this browser.
      </p>
      {!isGuest && (
        <Button asChild>
          <Link to={href('/threads')}>All threads</Link>
        </Button>
      )}
    </div>
  );
}
