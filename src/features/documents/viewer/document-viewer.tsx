/**
 * The pages of a document: real ones of a PDF or a picture, or flowing text. Passages are marked on their very words, whatever the zoom
 * and however the page is turned.
 */
import { useCallback, useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { Passage, ReadPage } from '#kit/documents/read/document.ts';
import { cn } from '#kit/ui/cn.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { BringIntoView } from './bring-into-view.ts';
import { FindBar } from './find/find-bar.tsx';
import { useFind } from './find/use-find.ts';
import { shownScale, turn, usualSize, zoomed, type Rotation, type Size, type Zoom } from './geometry.ts';
import { marksByPage, type Mark } from './marks.ts';
import { createPageCache } from './page-cache.ts';
import { FlowFrame } from './pages/flow-frame.tsx';
import { PageFrame } from './pages/page-frame.tsx';
import { SidePanel } from './panel/side-panel.tsx';
import { textOf } from './quote.ts';
import { passagesIn } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useNear } from './use-near.ts';
import { usePdf } from './use-pdf.ts';
import { usePlace } from './use-place.ts';
import { useAvailableWidth } from './use-available-width.ts';
import { viewKeys } from './view-keys.ts';

export interface DocumentViewerProps {
  /** What people call it; it stands in what they copy. */
  name: string;
  /** Where its file is; flowing text needs none. */
  address?: string | undefined;
  form: 'pdf' | 'picture' | 'flow';
  pageCount: number;
  loadPage(number: number): Promise<ReadPage>;
  marks?: readonly Passage[];
  /** Brought into view; the same words in a new object are brought into view again. */
  current?: Passage | undefined;
  /** Of a PDF that is locked. */
  password?: string | undefined;
  onPage?(page: number): void;
  /** Words were selected and are to be asked about. */
  onChoose?(passages: Passage[]): void;
  className?: string;
}

const noPassages: readonly Passage[] = [];
const noMarks: readonly Mark[] = [];

export function DocumentViewer(props: DocumentViewerProps) {
  const { name, address, form, pageCount, loadPage, marks = noPassages, password, onPage, className } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [rotation, setRotation] = useState<Rotation>(0);
  const [dark, setDark] = useState(false);
  const [hasPanel, setHasPanel] = useState(false);
  const [sizes, setSizes] = useState<ReadonlyMap<number, Size>>(new Map());
  const [tries, setTries] = useState(0);
  const [words, setWords] = useState<string>();
  const [at, setAt] = useState(0);

  const pageCache = useMemo(() => createPageCache(pageCount, loadPage), [pageCount, loadPage]);
  const opened = usePdf(form === 'pdf' ? address : undefined, password, tries);
  const pdf = opened && 'pdf' in opened ? opened.pdf : undefined;
  const picture = form === 'picture' ? address : undefined;
  const availableWidth = useAvailableWidth(scroller);
  const near = useNear(scroller, pageCount);
  const found = useFind(pageCache, words ?? '');
  const hit = found.hits[at % Math.max(1, found.hits.length)];
  const current = hit ?? props.current;
  const marked = useMemo(() => marksByPage(marks, found.hits, current), [marks, found.hits, current]);
  const layout = useMemo(
    () => ({ zoom, rotation, sizes, availableWidth }),
    [zoom, rotation, sizes, availableWidth],
  );
  const { page, goTo, bring } = usePlace({
    scrollerRef: scroller,
    wanted: props.current,
    hit,
    layout,
    onPage,
  });

  const firstSize = sizes.values().next().value ?? usualSize;
  const scale =
    form === 'flow' ? (zoom === 'fit' ? 1 : zoom) : shownScale(zoom, firstSize, rotation, availableWidth);
  const changeZoom = (way: 1 | -1) => setZoom(zoomed(scale, way));
  const onSize = useCallback(
    (number: number, size: Size) =>
      setSizes((before) => {
        const known = before.get(number);
        if (known?.width === size.width && known.height === size.height) return before;
        return new Map(before).set(number, size);
      }),
    [],
  );
  const from = useMemo(() => (picture ? { picture, name } : { pdf }), [picture, name, pdf]);
  const openFind = () => setWords((before) => before ?? '');
  function closeFind() {
    setWords(undefined);
    scroller.current?.focus();
  }
  const step = (way: 1 | -1) =>
    setAt((before) => (before + way + found.hits.length) % Math.max(1, found.hits.length));

  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key === 'f') openFind();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else {
      const wish = viewKeys[event.key];
      if (wish === 'in') changeZoom(1);
      else if (wish === 'out') changeZoom(-1);
      else if (wish === 'fit') setZoom('fit');
      else if (wish === 'rotate' && form !== 'flow') setRotation(turn);
      else if (wish === 'next') goTo(Math.min(pageCount, page + 1));
      else if (wish === 'previous') goTo(Math.max(1, page - 1));
      else return;
    }
    event.preventDefault();
  }

  /** The words as they are read: whole, with blanks between them, in their order. */
  function onCopy(event: ClipboardEvent) {
    const passages = passagesIn(document.getSelection(), scroller.current!);
    if (passages.length === 0) return;
    event.clipboardData.setData('text/plain', textOf(passages, pageCache.loaded));
    event.preventDefault();
  }

  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    <div className={cn('@container relative flex min-h-0 flex-col overflow-hidden bg-sunken', className)}>
      <Toolbar
        page={page}
        count={pageCount}
        shown={Math.round(scale * 100)}
        isFit={zoom === 'fit'}
        dark={dark}
        isDrawn={form !== 'flow'}
        hasPanel={hasPanel}
        onPanel={() => setHasPanel((before) => !before)}
        onPage={goTo}
        onZoom={changeZoom}
        onFit={() => setZoom('fit')}
        onRotate={() => setRotation(turn)}
        onDark={setDark}
        onFind={openFind}
      />
      {words !== undefined && (
        <FindBar
          words={words}
          found={found}
          at={at % Math.max(1, found.hits.length)}
          onWords={(next) => {
            setWords(next);
            setAt(0);
          }}
          onStep={step}
          onClose={closeFind}
        />
      )}
      <div className="relative flex min-h-0 grow flex-col @md:flex-row">
        {hasPanel && (
          <SidePanel
            pageCache={pageCache}
            pdf={pdf}
            picture={picture}
            page={page}
            onPage={goTo}
            onClose={() => setHasPanel(false)}
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={scroller}
          role="region"
          aria-label={`Pages of ${name}`}
          // It is scrolled, zoomed and turned by keys.
          tabIndex={0}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          className="relative flex min-w-0 grow flex-col gap-3 overflow-auto p-3 [overflow-anchor:none] focus-visible:-outline-offset-2"
        >
          {opened && 'failed' in opened ? (
            <ErrorState title="The pages can’t be shown" onRetry={() => setTries(tries + 1)}>
              {opened.failed}
            </ErrorState>
          ) : (
            <BringIntoView value={bring}>
              {numbers.map((number) => {
                const content = {
                  pageCache,
                  number,
                  marks: marked.get(number) ?? noMarks,
                  isNear: near.has(number),
                };
                return form === 'flow' ? (
                  <FlowFrame key={number} {...content} scale={scale} />
                ) : (
                  <PageFrame
                    key={number}
                    {...content}
                    size={sizes.get(number) ?? firstSize}
                    zoom={zoom}
                    rotation={rotation}
                    availableWidth={availableWidth}
                    dark={dark}
                    from={from}
                    onSize={onSize}
                  />
                );
              })}
            </BringIntoView>
          )}
        </div>
        <SelectionBar scroller={scroller} pageCache={pageCache} name={name} onChoose={props.onChoose} />
      </div>
    </div>
  );
}
