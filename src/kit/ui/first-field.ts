const fields = 'textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), select';

/** The first thing to fill in, where there is a keyboard: elsewhere one would come up over half of the page. */
export function firstFieldIn(around: Element | null): HTMLElement | null {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return null;
  return around?.querySelector<HTMLElement>(fields) ?? null;
}
