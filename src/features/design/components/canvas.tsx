/** The page to work on: what is drawn, and over it what is chosen, its handles, guides, and the lines that things snap to. */
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { PageLayers, useIds } from '../draw/page-svg.tsx';
import { move, stretch, wholeGroups, withLayers } from '../editor/commands.ts';
import { useDeskState } from '../editor/desk-state.ts';
import { press } from '../editor/keys.ts';
import { canBeShifted, useShift, type Shift } from '../editor/use-shift.ts';
import { boundsOf, linesOf, snapMove } from '../editor/snap.ts';
import { inPile, type Box, type Page } from '../scene.ts';
import { measureHere } from '../type/browser-measure.ts';
import { ChosenFrame, type Handle } from './chosen-frame.tsx';
import { TextInPlace } from './text-in-place.tsx';

interface Pulled {
  from: readonly [number, number];
  page: Page;
  ids: Set<string>;
  isMoved: boolean;
}
type Drag =
  | ({ is: 'move'; isShifted: boolean } & Pulled)
  | ({ is: 'turn' } & Pulled)
  | ({ is: 'stretch'; handle: Handle; box: Box } & Pulled)
  | { is: 'frame'; from: readonly [number, number] };

/** Screen pixels within which things snap, and beyond which a press is a drag. */
const near = 6;
const slack = 3;

export function Canvas() {
  const desk = useDeskState();
  const { design, chosen, editing, isReadOnly, zoom, grid } = desk;
  const ids = useIds();
  const svg = useRef<SVGSVGElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const placeOnScreen = useRef<DOMRect>(undefined);
  /** How the page looks while something is pulled; it becomes a step when it is let go. */
  const [draft, setDraft] = useState<Page>();
  const [shift, setShift] = useState<Shift>();
  useShift(svg, shift);
  const [met, setMet] = useState<{ x: number[]; y: number[] }>({ x: [], y: [] });
  const [frame, setFrame] = useState<Box>();
  const page = draft ?? desk.page;
  const layers = page.layers.filter(({ id }) => chosen.has(id));
  const [shownAt, setShownAt] = useState(1);
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      const wide = svg.current?.getBoundingClientRect().width ?? 0;
      if (wide > 0) setShownAt(wide / desk.page.width);
    });
    if (svg.current) watch.observe(svg.current);
    return () => watch.disconnect();
  }, [desk.page.width]);

  // Scrolled or resized in the middle of a drag, it is somewhere else.
  useEffect(() => {
    const forget = () => void (placeOnScreen.current = undefined);
    const always = { capture: true, passive: true } as const;
    window.addEventListener('scroll', forget, always);
    window.addEventListener('resize', forget);
    return () => {
      window.removeEventListener('scroll', forget, always);
      window.removeEventListener('resize', forget);
    };
  }, []);

  function at({ clientX, clientY }: { clientX: number; clientY: number }): readonly [number, number] {
    // Asked once for a drag: the answer would make the browser lay out the page at every step.
    const { left, top, width } = (placeOnScreen.current ??= svg.current!.getBoundingClientRect());
    const scale = desk.page.width / width;
    return [(clientX - left) * scale, (clientY - top) * scale];
  }

  function begin(event: PointerEvent, handle?: Handle | 'turn') {
    if (event.button !== 0) return;
    placeOnScreen.current = undefined;
    const from = at(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (handle === 'turn')
      drag.current = { is: 'turn', from, page: desk.page, ids: new Set(chosen), isMoved: false };
    else if (handle)
      drag.current = {
        is: 'stretch',
        from,
        page: desk.page,
        ids: new Set(chosen),
        handle,
        box: boundsOf(layers),
        isMoved: false,
      };
  }

  function pressed(event: PointerEvent) {
    if (event.button !== 0) return;
    placeOnScreen.current = undefined;
    place.current?.focus({ preventScroll: true });
    const id = (event.target as Element).closest('[data-layer]')?.getAttribute('data-layer');
    const layer = desk.page.layers.find((one) => one.id === id);
    const from = at(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!layer || layer.isLocked) {
      if (!event.shiftKey) desk.choose([]);
      drag.current = { is: 'frame', from };
      return;
    }
    const group = wholeGroups(desk.page, [layer.id]);
    const isChosen = chosen.has(layer.id);
    const next = event.shiftKey
      ? new Set(isChosen ? [...chosen].filter((one) => !group.has(one)) : [...chosen, ...group])
      : isChosen
        ? new Set(chosen)
        : group;
    if (event.shiftKey || !isChosen) desk.choose(next);
    if (!isReadOnly && next.size > 0)
      drag.current = {
        is: 'move',
        from,
        page: desk.page,
        ids: next,
        isMoved: false,
        isShifted: canBeShifted(desk.page, next),
      };
  }

  function pull(event: PointerEvent) {
    const now = drag.current;
    if (!now) return;
    const [x, y] = at(event);
    const [dx, dy] = [x - now.from[0], y - now.from[1]];
    if (now.is === 'frame') {
      setFrame({
        x: Math.min(x, now.from[0]),
        y: Math.min(y, now.from[1]),
        w: Math.abs(dx),
        h: Math.abs(dy),
      });
      return;
    }
    if (!now.isMoved && Math.hypot(dx, dy) * shownAt < slack) return;
    now.isMoved = true;
    const list = now.page.layers.filter(({ id }) => now.ids.has(id));
    if (now.is === 'move') {
      const box = boundsOf(list);
      const snapped = event.altKey
        ? { dx: 0, dy: 0, x: [], y: [] }
        : snapMove(
            { ...box, x: box.x + dx, y: box.y + dy },
            linesOf(now.page, now.ids, design.guides, grid),
            near / shownAt,
          );
      const by = { dx: dx + snapped.dx, dy: dy + snapped.dy };
      setMet(snapped);
      setDraft(move(now.page, now.ids, by.dx, by.dy));
      if (now.isShifted) setShift({ ids: now.ids, ...by });
    } else if (now.is === 'turn') {
      const box = boundsOf(list);
      const angle = (Math.atan2(x - box.x - box.w / 2, box.y + box.h / 2 - y) * 180) / Math.PI;
      const turn = Math.round(event.shiftKey ? Math.round(angle / 15) * 15 : angle);
      setDraft(withLayers(now.page, now.ids, (layer) => ({ ...layer, turn })));
    } else
      setDraft(
        stretch(now.page, now.ids, now.box, pulled(now.box, now.handle, dx, dy, event.shiftKey), measureHere),
      );
  }

  function letGo() {
    const now = drag.current;
    drag.current = undefined;
    setMet({ x: [], y: [] });
    if (now?.is === 'frame') {
      if (frame && frame.w + frame.h > 4) {
        const inside = desk.page.layers.filter(
          (one) =>
            !one.isLocked &&
            !one.isHidden &&
            one.x < frame.x + frame.w &&
            one.x + one.w > frame.x &&
            one.y < frame.y + frame.h &&
            one.y + one.h > frame.y &&
            !(one.w >= desk.page.width && one.h >= desk.page.height),
        );
        desk.choose(
          wholeGroups(
            desk.page,
            inside.map(({ id }) => id),
          ),
        );
      }
      setFrame(undefined);
    }
    if (draft) desk.changePage(draft);
    setDraft(undefined);
    setShift(undefined);
  }

  function key(event: KeyboardEvent) {
    if (editing || event.target !== event.currentTarget) return;
    if (press(event, desk)) event.preventDefault();
  }

  const hair = 1 / shownAt;
  return (
    <div className="max-h-(--desk) min-w-0 overflow-auto rounded-card bg-sunken p-3">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={place}
        role="application"
        aria-label={`Canvas: ${page.name}. Press N for the next layer, arrows to move it.`}
        tabIndex={0}
        onKeyDown={key}
        className="relative mx-auto outline-offset-4"
        style={{
          width: `min(${100 * zoom}%, calc((var(--desk) - 1.5rem) * ${(zoom * page.width) / page.height}))`,
        }}
      >
        <svg
          ref={svg}
          data-canvas
          aria-hidden
          viewBox={`0 0 ${page.width} ${page.height}`}
          className="block h-auto w-full touch-none shadow-soft select-none"
          onPointerDown={pressed}
          onPointerMove={pull}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onDoubleClick={({ clientX, clientY }) => {
            // Asked of the place itself: a pressed pointer belongs to the whole canvas.
            const under = document
              .elementsFromPoint(clientX, clientY)
              .map((one) => one.closest('[data-layer]')?.getAttribute('data-layer'));
            const text = page.layers.find((one) => one.id === under.find(Boolean));
            if (text?.is === 'text' && !text.isLocked && !isReadOnly) desk.edit(text.id);
          }}
        >
          <PageLayers page={shift ? desk.page : page} ids={ids} />
        </svg>
        <svg
          aria-hidden
          viewBox={`0 0 ${page.width} ${page.height}`}
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          {grid > 0 && <GridLines page={page} grid={grid} hair={hair} />}
          {design.guides
            .filter((guide) => guide.page === page.id)
            .map((guide) => (
              <line
                key={guide.id}
                {...lineAt(guide.is, guide.at, page)}
                stroke="#0ea5a5"
                strokeWidth={hair}
              />
            ))}
          {met.x.map((x) => (
            <line key="x" {...lineAt('x', x, page)} stroke="#e11d74" strokeWidth={hair} />
          ))}
          {met.y.map((y) => (
            <line key="y" {...lineAt('y', y, page)} stroke="#e11d74" strokeWidth={hair} />
          ))}
          {frame && (
            <rect
              x={frame.x}
              y={frame.y}
              width={frame.w}
              height={frame.h}
              fill="#2f6fed22"
              stroke="#2f6fed"
              strokeWidth={hair}
            />
          )}
          {layers.length > 0 && !editing && (
            <ChosenFrame
              layers={inPile(layers)}
              hair={hair}
              isReadOnly={isReadOnly}
              onBegin={begin}
              onPull={pull}
              onLetGo={letGo}
            />
          )}
        </svg>
        {editing && <TextInPlace key={editing} id={editing} />}
      </div>
    </div>
  );
}

const lineAt = (is: 'x' | 'y', at: number, page: Page) =>
  is === 'x' ? { x1: at, x2: at, y1: 0, y2: page.height } : { x1: 0, x2: page.width, y1: at, y2: at };

function GridLines({ page, grid, hair }: { page: Page; grid: number; hair: number }) {
  let d = '';
  for (let x = grid; x < page.width; x += grid) d += `M${x} 0V${page.height}`;
  for (let y = grid; y < page.height; y += grid) d += `M0 ${y}H${page.width}`;
  return <path d={d} stroke="#7f7f7f" strokeOpacity={0.45} strokeWidth={hair} fill="none" />;
}

/** The box after a handle was pulled; with Shift it keeps its shape. */
function pulled(box: Box, handle: Handle, dx: number, dy: number, isKept: boolean): Box {
  const west = handle.includes('w');
  const north = handle.includes('n');
  let w = Math.max(4, box.w + (west ? -dx : handle.includes('e') ? dx : 0));
  let h = Math.max(4, box.h + (north ? -dy : handle.includes('s') ? dy : 0));
  if (isKept && handle.length === 2) {
    const scale = Math.max(w / box.w, h / box.h);
    [w, h] = [box.w * scale, box.h * scale];
  }
  return { x: west ? box.x + box.w - w : box.x, y: north ? box.y + box.h - h : box.y, w, h };
}
