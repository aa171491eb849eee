/** Which video a YouTube link means, in every form that people paste. */

export interface VideoLink {
  id: string;
  /** The second that the link opens at. */
  at: number | null;
}

const videoId = /^[\w-]{11}$/;
const hosts = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);
/** `/shorts/<id>` and the like. */
const folders = new Set(['embed', 'shorts', 'live', 'v', 'e', 'watch']);
const longest = 2000;

/** Undefined where it names no video: another site, a channel, a playlist, nonsense. */
export function readVideoLink(given: string): VideoLink | undefined {
  const text = given.trim();
  if (videoId.test(text)) return { id: text, at: null };
  if (text.length > longest || /\s/.test(text)) return undefined;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m|music|gaming)\./, '');
  if (!hosts.has(host)) return undefined;
  const id = host === 'youtu.be' ? url.pathname.split('/')[1] : idIn(url);
  if (!id || !videoId.test(id)) return undefined;
  const at = url.searchParams.get('t') ?? url.searchParams.get('start') ?? /^#t=(.*)$/.exec(url.hash)?.[1];
  return { id, at: secondsIn(at) };
}

function idIn(url: URL): string | undefined {
  const asked = url.searchParams.get('v');
  if (asked) return asked;
  const [, folder, name] = url.pathname.split('/');
  if (folder && name && folders.has(folder)) return name;
  // Links of other programs hold the true one in a parameter.
  const inner = url.searchParams.get('u') ?? url.searchParams.get('url') ?? url.searchParams.get('continue');
  return inner ? readVideoLink(inner.startsWith('/') ? `https://youtube.com${inner}` : inner)?.id : undefined;
}

/** `83`, `83s` or `1m23s`. */
function secondsIn(text: string | null | undefined): number | null {
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '');
  if (!text || !match) return null;
  const [hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return hours! * 3600 + minutes! * 60 + seconds!;
}

export const watchAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`;
