/** The places one went to by the palette, newest first. Kept in this browser only. */
const storageKey = 'frenly-recent';
const most = 5;

export interface Place {
  to: string;
  title: string;
  description: string;
}

export function recentPlaces(): Place[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, most) : [];
  } catch {
    return []; // blocked or altered: the palette works without a memory
  }
}

export function rememberPlace({ to, title, description }: Place) {
  const others = recentPlaces().filter((known) => known.to !== to);
  try {
    localStorage.setItem(storageKey, JSON.stringify([{ to, title, description }, ...others].slice(0, most)));
  } catch {
    // nothing to remember with
  }
}

/** Anything may stand in the storage; only our own paths are gone to. */
function isPlace(value: unknown): value is Place {
  const place = value as Partial<Record<keyof Place, unknown>> | null;
  return (
    typeof place?.to === 'string' &&
    /^\/(?![/\\])/.test(place.to) &&
    typeof place.title === 'string' &&
    typeof place.description === 'string'
  );
}
