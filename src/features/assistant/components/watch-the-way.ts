/**
 * Keeps the panda in the corner out of the way: where it would lie over something to press, to fill in or to read, it moves up to
 * the next free place. Where there is none it only peeks from the edge, beside what is there; on wide screens it may stand over words,
 * never over a button. On small screens it goes while someone reads on downwards. Going back up or reaching the end of the page brings it back.
 */

/** Less is a finger that trembles. */
const noticeable = 8;
const nearTheEnd = 80;
const small = '(width < 48rem)';
/** How far up it looks for a free place, in its own heights. */
const steps = [0, 1.2, 2.4, 3.6];
const pressed = 'a, button, input, select, textarea, summary, [role=button], [role=tab]';

/** For as long as it is on the page. */
export function watchTheWay(panda: HTMLElement | null, onChange: (away: boolean) => void) {
  if (!panda) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const isSmall = () => window.matchMedia(small).matches;
  let last = window.scrollY;
  let isReadingOn = false;
  const look = () => {
    if (!panda.isConnected) {
      ended.abort();
      return;
    }
    const now = window.scrollY;
    const atEnd = now + window.innerHeight > document.documentElement.scrollHeight - nearTheEnd;
    if (Math.abs(now - last) >= noticeable || atEnd) {
      isReadingOn = now > last && !atEnd && isSmall();
      last = now;
    }
    const lifts = steps.map((step) => Math.round(step * panda.offsetHeight));
    const places = lifts.map((lift) => ({ lift, covered: whatItCovers(panda, lift) }));
    const place =
      places.find(({ covered }) => covered === 'nothing') ??
      (isSmall() ? undefined : places.find(({ covered }) => covered === 'words'));
    onChange(isReadingOn);
    panda.style.translate = place
      ? place.lift === 0
        ? ''
        : `0 ${-place.lift}px`
      : `${toTheEdge(panda)}px 0`;
  };
  // What is asked for within a frame is looked at once.
  let frame = 0;
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  window.addEventListener('scroll', lookSoon, { passive: true, signal });
  window.addEventListener('resize', lookSoon, { signal });
  const growth = new ResizeObserver(lookSoon);
  growth.observe(document.body); // and looks at once
  signal.addEventListener('abort', () => growth.disconnect());
  return () => ended.abort();
}

/** Less than the margin of every page. */
const peek = 14;

/** How far it moves to the side so that only a part of it is seen. */
function toTheEdge(panda: HTMLElement): number {
  const edge = document.documentElement.clientWidth - panda.parentElement!.getBoundingClientRect().right;
  return edge + panda.offsetWidth - peek;
}

const points = [0, 0.5, 1];

/** So far above its place. A card is a large target, and lies under it harmlessly: only its link and its words count. */
function whatItCovers(panda: HTMLElement, lift: number): 'nothing' | 'words' | 'something to press' {
  const corner = panda.parentElement!.getBoundingClientRect();
  const [right, bottom] = [corner.right, corner.bottom - lift];
  const [left, top] = [right - panda.offsetWidth, bottom - panda.offsetHeight];
  const isUnder = (box: DOMRect) =>
    box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  const under = new Set(
    points.flatMap((across) =>
      points.flatMap((down) =>
        document.elementsFromPoint(left + across * (right - left - 1), top + down * (bottom - top - 1)),
      ),
    ),
  );
  const others = [...under].filter((element) => !panda.contains(element));
  const targets = others.flatMap((element) => element.closest(pressed) ?? []);
  if (targets.some((target) => isUnder(target.getBoundingClientRect()))) return 'something to press';
  return others.some((element) => boxesOfWords(element).some(isUnder)) ? 'words' : 'nothing';
}

/** Of the lines that stand in an element itself. */
function boxesOfWords(element: Element): DOMRect[] {
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}
