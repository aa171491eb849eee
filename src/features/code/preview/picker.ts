/**
 * Lets people point at elements of a preview, by pointer or by keys, and lists what can be pointed at. It is sent as text after the
 * prelude, so it uses nothing from outside itself.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- all of it is sent as one text */
function runPicker() {
  const host = window.parent;
  const send = (message: unknown) => host.postMessage(message, '*');
  const frame = document.createElement('div');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText =
    'position:fixed;z-index:2147483647;pointer-events:none;border:3px solid #d6336c;border-radius:4px;background:rgb(214 51 108 / 12%)';
  let isPicking = false;
  let shown: Element | null = null;

  const hexOf = (colour: string): string | null => {
    const parts = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    if (!colour.startsWith('rgb') || parts.length < 3 || parts[3] === 0) return null;
    return `#${parts
      .slice(0, 3)
      .map((part) => Math.round(part).toString(16).padStart(2, '0'))
      .join('')}`;
  };
  const stepOf = (element: Element) => {
    let nth = 1;
    for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
      if (other.tagName === element.tagName) nth += 1;
    // Counted ids are others after the next start.
    const id = element.id && !/\d$/.test(element.id) ? element.id : null;
    return { tag: element.tagName.toLowerCase(), nth, id };
  };
  const describe = (element: Element) => {
    const trail = [];
    for (let one: Element | null = element; one; one = one.parentElement) trail.unshift(stepOf(one));
    const style = getComputedStyle(element);
    const label = element.getAttribute('aria-label') ?? '';
    return {
      text: (element.textContent?.trim() || label).replaceAll(/\s+/g, ' ').slice(0, 300),
      isText: element.childElementCount === 0 && (element.textContent ?? '').trim() !== '',
      trail,
      colour: hexOf(style.color),
      background: hexOf(style.backgroundColor),
      size: Number.parseFloat(style.fontSize),
    };
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const candidates = () =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => !/^(?:script|style|option|br)$/i.test(element.tagName) && isSeen(element))
      .slice(0, 300);
  const outline = (element: Element | null) => {
    shown = element;
    if (!element) return frame.remove();
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(frame.style, {
      left: `${left - 3}px`,
      top: `${top - 3}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    document.documentElement.append(frame);
  };
  const pick = (element: Element | null) => {
    isPicking = false;
    outline(element);
    send({ is: 'picked', element: element && describe(element) });
  };

  addEventListener(
    'pointermove',
    ({ target }) => isPicking && target instanceof Element && target !== shown && outline(target),
    true,
  );
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'submit'])
    addEventListener(
      name,
      (event) => {
        if (!isPicking) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  addEventListener(
    'click',
    (event) => {
      if (!isPicking || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pick(event.target);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (!isPicking) return;
      const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (way === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') pick(null);
      else if (event.key === 'Enter') {
        if (shown) pick(shown);
      } else {
        const all = candidates();
        const at = shown ? all.indexOf(shown) : -1;
        const next = all[(at + way! + all.length) % all.length] ?? null;
        next?.scrollIntoView({ block: 'nearest' });
        outline(next);
      }
    },
    true,
  );
  addEventListener('scroll', () => shown && outline(shown), true);
  addEventListener('message', (event) => {
    const { data } = event as MessageEvent<{ is?: string; trail?: { tag: string; nth: number }[] } | null>;
    if (event.source !== host) return;
    if (data?.is === 'pick') {
      isPicking = true;
      outline(null);
      document.documentElement.style.cursor = 'crosshair';
      window.focus();
      send({ is: 'picking' });
    } else if (data?.is === 'rest') {
      isPicking = false;
      outline(null);
    } else if (data?.is === 'list') send({ is: 'listed', elements: candidates().map(describe) });
    else if (data?.is === 'show') {
      const path = data.trail!.map(({ tag, nth }) => `${tag}:nth-of-type(${nth})`).join(' > ');
      const element = document.querySelector(path);
      element?.scrollIntoView({ block: 'nearest' });
      outline(element);
    }
    if (!isPicking) document.documentElement.style.cursor = '';
  });
}

export const picker = `(${runPicker.toString()})();`;
