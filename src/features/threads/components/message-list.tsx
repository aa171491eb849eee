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
  const sticks = useRef(marked === null);
  const lastTop = useRef(0);
  const [from, setFrom] = useState(() => Math.max(0, messages.length - mostDrawn));
  const [atEnd, setAtEnd] = useState(marked === null);
  const firstId = useRef(messages[0]?.id);

  // What came in front moves the stretch along with what is read.
  let start = from;
  const shift = messages.findIndex(({ id }) => id === firstId.current);
  if (shift > 0) start = from + shift;
  const wanted = sticks.current ? Math.max(0, messages.length - mostDrawn) : start;
  const begin = Math.min(wanted, Math.max(0, messages.length - 1));
  const drawn = messages.slice(begin, begin + mostDrawn);
  const isWholeEnd = begin + mostDrawn >= messages.length;

  const hold = useEffectEvent(() => {
    const box = scroller.current;
    if (!box) return;
    if (sticks.current && isWholeEnd && !state.hasAfter) {
      box.scrollTop = box.scrollHeight;
      lastTop.current = box.scrollTop;
    } else if (anchor.current) {
      const held = box.querySelector(`[data-message="${anchor.current.id}"]`);
      if (held)
        box.scrollTop +=
          held.getBoundingClientRect().top - box.getBoundingClientRect().top - anchor.current.top;
    }
  });

  useLayoutEffect(() => {
    firstId.current = messages[0]?.id;
    if (begin !== from) setFrom(begin);
    hold();
  }, [messages, begin, from, state.waiting]);

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
    if (isEnd) sticks.current = true;
    else if (box.scrollTop < lastTop.current - 1) sticks.current = false;
    lastTop.current = box.scrollTop;
    if (sticks.current !== atEnd) setAtEnd(sticks.current);
    anchor.current = topmost(box);
    if (box.scrollTop < near) {
      if (begin > 0) setFrom(Math.max(0, begin - step));
      else if (state.hasBefore) store.loadBefore().catch(() => undefined); // the next scroll asks again
    }
    if (left < near) {
      if (!isWholeEnd) setFrom(Math.min(begin + step, messages.length - 1));
      else if (state.hasAfter) store.loadAfter().catch(() => undefined);
    }
  });

  useEffect(() => {
    const box = scroller.current!;
    const listen = () => onScroll();
    box.addEventListener('scroll', listen, { passive: true });
    return () => box.removeEventListener('scroll', listen);
  }, []);

  // The message of a link stands in the middle, once.
  useEffect(() => {
    if (marked === null) return;
    const at = store.state.messages.findIndex(({ id }) => id === marked);
    if (at < 0) return;
    sticks.current = false;
    setFrom(Math.max(0, at - mostDrawn / 2));
    const frame = requestAnimationFrame(() => {
      const found = scroller.current?.querySelector(`[data-message="${marked}"]`);
      found?.scrollIntoView({ block: 'center' });
      anchor.current = topmost(scroller.current!);
    });
    return () => cancelAnimationFrame(frame);
  }, [marked, store]);

  // Read is what stands on the screen of someone who looks.
  const newest = messages.at(-1)?.seq ?? 0;
  const see = useEffectEvent(() => {
    if (sticks.current && document.visibilityState === 'visible' && !state.hasAfter) onSeen(newest);
  });
  useEffect(() => {
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [newest, atEnd]);

  async function toEnd() {
    await store.toEnd();
    sticks.current = true;
    setAtEnd(true);
    setFrom(Math.max(0, store.state.messages.length - mostDrawn));
    requestAnimationFrame(() => hold());
  }

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
            state.waiting.map((one) => <WaitingItem key={one.id} one={one} thread={thread} />)}
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

/** The first message that is seen in full, and how far from the top. */
function topmost(box: HTMLElement): Anchor | null {
  const { top } = box.getBoundingClientRect();
  for (const one of box.querySelectorAll<HTMLElement>('[data-message]')) {
    const place = one.getBoundingClientRect();
    if (place.bottom > top + 8) return { id: one.dataset.message!, top: place.top - top };
  }
  return null;
}

const isOtherDay = (before: ThreadMessage | undefined, { createdAt }: ThreadMessage) =>
  before === undefined || new Date(before.createdAt).toDateString() !== new Date(createdAt).toDateString();

const isFirstUnread = (
  before: ThreadMessage | undefined,
  message: ThreadMessage,
  unreadFrom: number,
  me: string | null,
) =>
  message.seq > unreadFrom && message.author?.id !== me && before !== undefined && before.seq <= unreadFrom;

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
