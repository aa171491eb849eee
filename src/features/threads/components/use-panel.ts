/** Which panel stands beside the talk, as the address says. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const panels = ['people', 'outcomes', 'pins', 'search'] as const;
export type Panel = (typeof panels)[number];

/** A panel that is opened is a step of its own: Back closes it, and closing it goes back. Another in its place is no step. */
export function usePanel(room: RefObject<HTMLElement | null>) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('panel');
  const panel = panels.find((one) => one === asked) ?? null;
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as { openedPanel?: boolean } | null;
  const left = useRef<typeof location>(null);
  const show = (next: Panel | null) => {
    if (next === null && state?.openedPanel) {
      // The step back takes a moment; a second one would leave the thread.
      if (left.current !== location) void navigate(-1);
      left.current = location;
      return;
    }
    setSearch((before) => withPanel(before, next), {
      replace: panel !== null,
      state: panel === null ? { openedPanel: true } : state,
      preventScrollReset: true,
    });
  };
  useEscape(room, panel && (() => show(null)));
  useFocusBack(room, panel, search.get('message'));
  return { panel, show };
}

/** Whatever is nearer to the key, such as a menu or an answer being written, has taken it before. */
function useEscape(room: RefObject<HTMLElement | null>, onEscape: (() => void) | null) {
  const isOn = onEscape !== null;
  const close = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const isHere = target === document.body || (target instanceof Node && room.current?.contains(target));
      // Words to find are taken out first, as browsers do.
      const hasWords = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      if (isHere && !hasWords) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, room]);
}

/** Marks what opens a panel: its own button, or the menu where there is no room for one. */
export const opensPanel = (panel: Panel | 'menu') => ({ 'data-opens-panel': panel });

/** However a panel is closed, who was in it is back at what opened it, and not at the top of the page. */
function useFocusBack(room: RefObject<HTMLElement | null>, panel: Panel | null, message: string | null) {
  const before = useRef({ panel, message });
  useEffect(() => {
    const last = before.current;
    before.current = { panel, message };
    // A message that was chosen in it is where they wanted to go.
    if (last.panel === null || panel !== null || last.message !== message) return;
    // Whoever is somewhere else, such as in what they write, stays there.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const openers = [last.panel, 'menu'].map((name) =>
      room.current?.querySelector<HTMLElement>(`[data-opens-panel="${name}"]`),
    );
    openers.find((opener) => opener?.checkVisibility())?.focus();
  }, [room, panel, message]);
}

function withPanel(before: URLSearchParams, panel: Panel | null) {
  const next = new URLSearchParams(before);
  if (panel) next.set('panel', panel);
  else next.delete('panel');
  return next;
}
