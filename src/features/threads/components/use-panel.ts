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

function withPanel(before: URLSearchParams, panel: Panel | null) {
  const next = new URLSearchParams(before);
  if (panel) next.set('panel', panel);
  else next.delete('panel');
  return next;
}
