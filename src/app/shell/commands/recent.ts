/** The places one went to by the palette, newest first. Kept in this browser only. */
const storageKey = 'frenly-recent';
const most = 5;

export function recentPlaces(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((place) => typeof place === 'string').slice(0, most) : [];
  } catch {
    return []; // blocked or altered: the palette works without a memory
  }
}

export function rememberPlace(place: string) {
  const places = [place, ...recentPlaces().filter((known) => known !== place)].slice(0, most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // nothing to remember with
  }
}
