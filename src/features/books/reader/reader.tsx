/** A book to read: in pages or scrolling, with one's own place, bookmarks, highlights and notes. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { Book } from '../book.ts';
import { numbersOf, titleOfChapter } from '../book-text.ts';
import { clearMarks, drawMarks } from './draw-marks.ts';
import { HighlightBar } from './highlight-bar.tsx';
import { sizes, useLook } from './look.ts';
import { ReaderPanel } from './reader-panel.tsx';
import { ReaderToolbar } from './reader-toolbar.tsx';
import type { Place } from './reading.ts';
import { usePages } from './use-pages.ts';
import { useReading } from './use-reading.ts';
import './reader.css';

interface ReaderProps {
  id: string;
  title: string;
  book: Book;
}

export function Reader({ id, title, book }: ReaderProps) {
  const look = useLook();
  const { reading, change, failed } = useReading(id, title);
  const [gone, setGone] = useState<Place & { isEnd?: boolean }>();
  const [found, setFound] = useState<{ words: string; number: number }>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { turn, show, showEnd, current } = usePages(frame, text, look.layout);
  const { chapters } = book;
  const numbers = useMemo(() => numbersOf(chapters), [chapters]);
  const place = gone ?? reading.place ?? { chapter: chapters[0]?.id ?? '', at: 0 };
  const index = Math.max(
    0,
    chapters.findIndex(({ id: one }) => one === place.chapter),
  );
  const chapter = chapters[index];
  const isReady = chapter !== undefined;

  function goTo(next: Place & { isEnd?: boolean }) {
    setFound(undefined);
    setGone(next);
    if (next.chapter === place.chapter) show(next.at);
    change({ place: { chapter: next.chapter, at: next.at } });
  }
  function move(by: 1 | -1) {
    if (turn(by)) return change({ place: { chapter: chapter!.id, at: current() } });
    const next = chapters[index + by];
    if (next) goTo({ chapter: next.id, at: 0, isEnd: by === -1 });
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by as 1 | -1);
  }

  const { at, chapter: shown } = place;
  const isEnd = gone?.isEnd === true;
  // Markdown is drawn a moment after the chapter is there.
  useEffect(() => {
    const root = text.current;
    if (!isReady || !root) return;
    const settle = () => {
      const words = found?.words.toLowerCase();
      const match = words ? nthMatch(root.textContent.toLowerCase(), words, found!.number) : -1;
      drawMarks(root, [
        ...reading.highlights
          .filter((one) => one.chapter === shown)
          .map(({ colour, at: from, words: marked }) => ({ colour, at: from, length: marked.length })),
        ...(match < 0 ? [] : [{ colour: 'found', at: match, length: words!.length }]),
      ]);
      return match;
    };
    const match = settle();
    if (match >= 0) show(match);
    const watch = new MutationObserver(() => {
      settle();
      if (isEnd) showEnd();
      else show(at);
    });
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      clearMarks();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page that is turned is not turned back
  }, [isReady, shown, reading.highlights, found, look.layout]);

  useEffect(() => {
    if (!isReady) return;
    if (isEnd) showEnd();
    else show(at);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when another chapter or size is shown
  }, [isReady, shown, look.layout, look.size]);

  function addBookmark() {
    const from = current();
    const words = text.current?.textContent.slice(from, from + 80).trim() ?? '';
    const bookmark = { id: crypto.randomUUID(), chapter: chapter!.id, at: from, words };
    change({ bookmarks: [bookmark, ...reading.bookmarks].slice(0, 1000) });
    setPanelOpen(true);
  }

  if (!chapter) return <p className="text-muted">This book has no chapters yet.</p>;
  const titles = chapters.map((one) => titleOfChapter(one, numbers.get(one.id)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ReaderToolbar
        look={look}
        isPanelOpen={isPanelOpen}
        onPanel={() => setPanelOpen(!isPanelOpen)}
        onBookmark={addBookmark}
      />
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-6',
          isPanelOpen && 'lg:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        {isPanelOpen && (
          <ReaderPanel
            chapters={chapters}
            titles={titles}
            current={chapter.id}
            reading={reading}
            onChange={change}
            onGo={goTo}
            onMatch={({ chapter: next, number, words }) => {
              setGone({ chapter: next, at: 0 });
              setFound({ words, number });
            }}
          />
        )}
        <section
          aria-label="Text"
          data-reader-theme={look.theme}
          className="book-page grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line px-4 py-6 sm:px-12"
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- keys turn pages, as in every reader */}
          <div
            ref={frame}
            tabIndex={0}
            role="region"
            aria-label={titles[index]}
            data-layout={look.layout}
            className="book-frame"
            onKeyDown={onKeyDown}
          >
            <div
              ref={text}
              key={chapter.id}
              dir="auto"
              lang={book.language}
              className={cn(
                'book-text mx-auto max-w-[38em]',
                look.layout === 'pages' && 'max-w-none',
                sizes[look.size],
              )}
            >
              {chapter.role !== 'dedication' && (
                <h2 className="mb-6 text-[1.6em] wrap-anywhere">{titles[index]}</h2>
              )}
              <AnswerText text={chapter.text || '*This chapter is empty.*'} topHeading={3} />
            </div>
          </div>
          <HighlightBar
            root={text}
            onMark={({ at: from, words, colour }) => {
              const highlight = {
                id: crypto.randomUUID(),
                chapter: chapter.id,
                at: from,
                words,
                colour,
                note: '',
              };
              change({ highlights: [highlight, ...reading.highlights].slice(0, 1000) });
              setPanelOpen(true);
            }}
          />
          <div className="flex items-center justify-between gap-3">
            <Button variant="ghost" size="sm" className="text-inherit" onClick={() => move(-1)}>
              <ChevronLeft aria-hidden /> Back
            </Button>
            <p role="status" className="text-center text-sm">
              Chapter {index + 1} of {chapters.length}
              {failed && '. Your place couldn’t be saved.'}
            </p>
            <Button variant="ghost" size="sm" className="text-inherit" onClick={() => move(1)}>
              Next <ChevronRight aria-hidden />
            </Button>
          </div>
        </section>
      </div>
    </div>
  );
}

function nthMatch(text: string, words: string, number: number): number {
  let at = text.indexOf(words);
  for (let count = 0; count < number && at >= 0; count += 1) at = text.indexOf(words, at + words.length);
  return at;
}
