/** The talk: only a stretch of it is drawn, which moves along as one scrolls, and what one reads stays where it is. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import type { ThreadMessage } from '../contract.ts';
import type { OpenThread } from '../use-thread.ts';
import { DayLine, UnreadLine } from './lines.tsx';
import { MessageItem } from './message-item.tsx';
import { WaitingItem } from './waiting-item.tsx';

/** As many are drawn at once; more are known. */
const mostDrawn = 160;
const step = 60;
const near = 700;
const bottomSlack = 48;
const groupWithin = 5 * 60_000;
/** Above the first that is new, so much of what one knows is in sight. */
const aboveUnread = 96;
const seenAfter = 800;

interface MessageListProps {
  thread: OpenThread;
  /** Where “new” begins, as it was when the page was opened. */
  unreadFrom: number;
  /** The message that a link leads to. */
  marked: string | null;
  onReply: (message: ThreadMessage) => void;
  onSeen: (seq: number) => void;
  empty: ReactNode;
}

interface Anchor {
  id: string;
  top: number;
}

export function MessageList({ thread, unreadFrom, marked, onReply, onSeen, empty }: MessageListProps) {
  const { state, store } = thread;
  const { messages } = state;
  const scroller = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const lastTop = useRef(0);
  /** The first message that is drawn; null at the end, where the newest are. */
  const [firstUnread] = useState(() => messages.find((one) => isNews(one, unreadFrom, thread.view.me))?.id);
  const [firstSeq, setFirstSeq] = useState<number | null>(() => {
    const opensAt = marked ?? firstUnread;
    return opensAt === undefined ? null : seqBefore(messages, opensAt);
  });
  const atEnd = firstSeq === null;
  const begin = atEnd
    ? Math.max(0, messages.length - mostDrawn)
    : Math.max(
        0,
        messages.findIndex(({ seq }) => seq >= firstSeq),
      );
  const drawn = messages.slice(begin, begin + mostDrawn);
  const isWholeEnd = begin + mostDrawn >= messages.length;
  const drawFrom = (at: number) => setFirstSeq(messages[Math.max(0, at)]?.seq ?? null);

  const hold = useEffectEvent(() => {
    const box = scroller.current;
    if (!box) return;
    if (atEnd && !state.hasAfter) {
      // Scrolled up, and the event for it is still to come: it decides, or the reader would be pulled back down.
      const left = box.scrollHeight - box.scrollTop - box.clientHeight;
      if (box.scrollTop < lastTop.current - 1 && left >= bottomSlack) return;
      box.scrollTop = box.scrollHeight;
    } else if (anchor.current) {
      const held = box.querySelector(`[data-message="${anchor.current.id}"]`);
      if (held)
        box.scrollTop +=
          held.getBoundingClientRect().top - box.getBoundingClientRect().top - anchor.current.top;
    }
    lastTop.current = box.scrollTop;
  });

  // Opened where reading stopped; at the end, where that is in sight from there.
  const openAtUnread = useEffectEvent(() => {
    const box = scroller.current;
    const line = marked === null && box?.querySelector(`[data-message="${firstUnread}"]`);
    if (!box || !line) return;
    box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - aboveUnread;
    lastTop.current = box.scrollTop;
    anchor.current = topmost(box);
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (isWholeEnd && !state.hasAfter && left < bottomSlack) setFirstSeq(null);
  });
  useLayoutEffect(() => openAtUnread(), []);

  useLayoutEffect(() => hold());

  // Pictures and answers grow after they are drawn.
  useEffect(() => {
    const watch = new ResizeObserver(() => hold());
    watch.observe(inner.current!);
    watch.observe(scroller.current!);
    return () => watch.disconnect();
  }, []);

  const onScroll = useEffectEvent(() => {
    const box = scroller.current!;
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    const isEnd = isWholeEnd && !state.hasAfter && left < bottomSlack;
    // What grows below takes nobody from the end; whoever scrolls up leaves it.
    const goesUp = box.scrollTop < lastTop.current - 1;
    lastTop.current = box.scrollTop;
    if (isEnd && !atEnd) setFirstSeq(null);
    else if (!isEnd && atEnd && goesUp) drawFrom(begin);
    if (isEnd || (atEnd && !goesUp)) return;
    anchor.current = topmost(box);
    seeSoon();
    if (box.scrollTop < near) {
      if (begin > 0) drawFrom(begin - step);
      else if (state.hasBefore) store.loadBefore().catch(() => undefined); // the next scroll asks again
    }
    if (left < near) {
      if (!isWholeEnd) drawFrom(Math.min(begin + step, messages.length - 1));
      else if (state.hasAfter) store.loadAfter().catch(() => undefined);
    }
  });

  useEffect(() => {
    const box = scroller.current!;
    const listen = () => onScroll();
    box.addEventListener('scroll', listen, { passive: true });
    return () => box.removeEventListener('scroll', listen);
  }, []);

  // Whoever waits at the top for what is fetched scrolls no further, and still gets it.
  useEffect(() => {
    if (messages.length === 0) return;
    const frame = requestAnimationFrame(() => onScroll());
    return () => cancelAnimationFrame(frame);
  }, [messages.length]);

  // The message of a link stands in the middle, once.
  useEffect(() => {
    if (marked === null) return;
    let frame = requestAnimationFrame(() => {
      setFirstSeq(seqBefore(store.state.messages, marked));
      frame = requestAnimationFrame(() => {
        const box = scroller.current;
        box?.querySelector(`[data-message="${marked}"]`)?.scrollIntoView({ block: 'center' });
        if (!box) return;
        anchor.current = topmost(box);
        // Where all of it fits on the screen, that is the end.
        if (box.scrollHeight <= box.clientHeight + bottomSlack) setFirstSeq(null);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [marked, store]);

  // Read is what stands on the screen of someone who looks.
  const newest = messages.at(-1)?.seq ?? 0;
  const see = useEffectEvent((seq: number, isLast: boolean) => {
    if (isLast && document.visibilityState === 'visible') onSeen(seq);
  });
  const isLast = atEnd && !state.hasAfter;
  useEffect(() => {
    const look = () => see(newest, isLast);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [newest, isLast]);

  // On the way there: what has stood in sight for a moment.
  const seeing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const seeSoon = () => {
    seeing.current ??= setTimeout(() => {
      seeing.current = undefined;
      const last = scroller.current && lowest(scroller.current);
      const seq = store.state.messages.find(({ id }) => id === last)?.seq;
      if (seq !== undefined) see(seq, true);
    }, seenAfter);
  };
  useEffect(() => {
    if (!atEnd) seeSoon();
    return () => clearTimeout(seeing.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what stands there at the beginning
  }, []);

  async function toEnd() {
    await store.toEnd();
    setFirstSeq(null);
    requestAnimationFrame(() => hold());
  }

  // Whoever writes wants to see it among the others.
  const [openedAt] = useState(Date.now);
  const written = state.waiting.at(-1);
  const follow = useEffectEvent(() => void toEnd().catch(() => setFirstSeq(null))); // offline: as far down as is known
  useEffect(() => {
    if (written && written.at > openedAt) follow();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each
  }, [written?.id]);

  const below = state.newBelow;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-1 [overflow-anchor:none] sm:px-3"
      >
        <div ref={inner} className="flex min-h-full flex-col justify-end py-3">
          {(begin > 0 || state.hasBefore) && (
            <p className="grid justify-center py-3 text-muted">
              <Spinner />
            </p>
          )}
          {messages.length === 0 && state.waiting.length === 0 && empty}
          {drawn.map((message, index) => {
            const before = drawn[index - 1] ?? messages[begin - 1];
            return (
              <div key={message.id}>
                {isOtherDay(before, message) && <DayLine at={message.createdAt} />}
                {isFirstUnread(before, message, unreadFrom, thread.view.me) && <UnreadLine />}
                <MessageItem
                  thread={thread}
                  message={message}
                  isGrouped={belongsTo(before, message)}
                  isMarked={message.id === marked}
                  onReply={onReply}
                />
              </div>
            );
          })}
          {isWholeEnd &&
            !state.hasAfter &&
            state.waiting.map((one, index) => (
              <WaitingItem
                key={one.id}
                one={one}
                thread={thread}
                isGrouped={index > 0 || isOwnJustNow(messages.at(-1), thread.view.me, one.at)}
              />
            ))}
        </div>
      </div>
      {!atEnd && (
        <Button
          size="sm"
          variant="secondary"
          className="absolute right-4 bottom-3 shadow-raised"
          onClick={() => void toEnd()}
        >
          <ArrowDown aria-hidden /> {below > 0 ? `${below} new` : 'Latest'}
        </Button>
      )}
    </div>
  );
}

/** What one wrote oneself, so lately that the next goes under the same name. */
const isOwnJustNow = (last: ThreadMessage | undefined, me: string | null, at: number) =>
  last !== undefined &&
  last.kind === 'text' &&
  !last.deleted &&
  last.author?.id === me &&
  at - new Date(last.createdAt).getTime() < groupWithin;

/** So that the message of a link stands amid what is drawn. */
function seqBefore(messages: readonly ThreadMessage[], id: string): number | null {
  const at = messages.findIndex((one) => one.id === id);
  return at < 0 ? null : messages[Math.max(0, at - mostDrawn / 2)]!.seq;
}

/** The first message that is seen in full, and how far from the top. */
function topmost(box: HTMLElement): Anchor | null {
  const { top } = box.getBoundingClientRect();
  for (const one of box.querySelectorAll<HTMLElement>('[data-message]')) {
    const place = one.getBoundingClientRect();
    if (place.bottom > top + 8) return { id: one.dataset.message!, top: place.top - top };
  }
  return null;
}

/** The last message that is seen in full. */
function lowest(box: HTMLElement): string | undefined {
  const { bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll<HTMLElement>('[data-message]')].findLast(
    (one) => one.getBoundingClientRect().bottom <= bottom + 8,
  )?.dataset.message;
}

const isNews = ({ seq, author }: ThreadMessage, unreadFrom: number, me: string | null) =>
  seq > unreadFrom && author?.id !== me;

const isOtherDay = (before: ThreadMessage | undefined, { createdAt }: ThreadMessage) =>
  before === undefined || new Date(before.createdAt).toDateString() !== new Date(createdAt).toDateString();

const isFirstUnread = (
  before: ThreadMessage | undefined,
  message: ThreadMessage,
  unreadFrom: number,
  me: string | null,
) => isNews(message, unreadFrom, me) && before !== undefined && before.seq <= unreadFrom;

function belongsTo(before: ThreadMessage | undefined, message: ThreadMessage): boolean {
  return (
    before !== undefined &&
    before.kind === 'text' &&
    message.kind === 'text' &&
    !before.deleted &&
    before.author?.id === message.author?.id &&
    message.replyTo === null &&
    new Date(message.createdAt).getTime() - new Date(before.createdAt).getTime() < groupWithin &&
    !isOtherDay(before, message)
  );
}
