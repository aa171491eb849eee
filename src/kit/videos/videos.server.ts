/**
 * Captions of public videos, the plain way: the page that everyone gets, and the captions that it names. We say who we are and pose
 * as no other client, so YouTube may refuse; then people are told why.
 */
import { AppError } from '#kit/errors.ts';
import type { Log } from '#kit/log.server.ts';
import { createSafeFetch, type SafeResponse } from '#kit/net/safe-fetch.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import type { Cue } from './cue.ts';
import { readTimedText } from './timed-text.server.ts';
import { failureOf, videoFailure } from './video-failure.ts';
import { readWatchPage, type PlayerResponse } from './watch-page.server.ts';

const home = 'https://www.youtube.com';

export interface VideoCaptions {
  title: string;
  channel: string;
  seconds: number;
  language: string;
  /** YouTube heard them itself. */
  isAutomatic: boolean;
  /** All that there are. */
  languages: string[];
  cues: Cue[];
}

interface CaptionOptions {
  /** `en`; the first that a person wrote by default. */
  language?: string | undefined;
  signal?: AbortSignal;
}

export type Videos = ReturnType<typeof createVideos>;

export function createVideos({ settings, log }: { settings: Pick<Settings, 'videos'>; log: Log }) {
  const { at, isOn } = settings.videos;
  const safeFetch = createSafeFetch({ permit: at ? [new URL(at).host] : [], limits: { maxRedirects: 3 } });

  async function get(url: URL, signal: AbortSignal | undefined): Promise<SafeResponse> {
    const address = at ? `${at}${url.pathname}${url.search}` : url.href;
    try {
      const answer = await safeFetch(address, {
        headers: { 'accept-language': 'en' },
        ...(signal ? { signal } : {}),
      });
      if (answer.status === 429) throw videoFailure('limited');
      if (answer.status === 404) throw videoFailure('removed');
      if (answer.status >= 400 || isWall(answer.url)) throw videoFailure('blocked');
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof AppError && error.data) throw error;
      log.info({ event: 'video.lookup_failed', err: error }, 'YouTube could not be reached.');
      throw videoFailure('unreachable', error);
    }
  }

  return {
    async captionsOf(id: string, { language, signal }: CaptionOptions = {}): Promise<VideoCaptions> {
      if (!isOn) throw videoFailure('unreachable');
      const page = readWatchPage((await get(new URL(`/watch?v=${id}&hl=en`, home), signal)).text());
      if (!page) throw videoFailure('blocked');
      const why = failureOf(page.playabilityStatus);
      if (why) throw videoFailure(why);
      const { title = '', author = '', lengthSeconds = 0, isLive, isUpcoming } = page.videoDetails ?? {};
      const tracks = page.captions?.playerCaptionsTracklistRenderer?.captionTracks ?? [];
      if (isLive || isUpcoming) throw videoFailure('live');
      const track = choose(tracks, language);
      if (!track) throw videoFailure('none');
      const url = URL.parse(track.baseUrl, home);
      if (!url || !isOwn(url)) throw videoFailure('blocked');
      url.searchParams.set('fmt', 'json3');
      const cues = readTimedText((await get(url, signal)).text());
      if (!cues) throw videoFailure('blocked');
      if (cues.length === 0) throw videoFailure('empty');
      return {
        title,
        channel: author,
        seconds: Math.max(lengthSeconds, cues.at(-1)!.end),
        language: track.languageCode,
        isAutomatic: track.kind === 'asr',
        languages: [...new Set(tracks.map(({ languageCode }) => languageCode))],
        cues,
      };
    },
  };
}

type Track = NonNullable<
  NonNullable<PlayerResponse['captions']>['playerCaptionsTracklistRenderer']
>['captionTracks'][number];

/** What a person wrote goes before what was heard; the language that was asked for before any other. */
function choose(tracks: readonly Track[], language: string | undefined): Track | undefined {
  const rank = ({ languageCode, kind }: Track) =>
    (language && languageCode.split('-')[0] !== language.split('-')[0] ? 2 : 0) + (kind === 'asr' ? 1 : 0);
  return tracks.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** A page may name any address; only YouTube's own are asked. */
const isOwn = ({ protocol, hostname }: URL) =>
  protocol === 'https:' && (hostname === 'youtube.com' || hostname.endsWith('.youtube.com'));

const isWall = (url: string) => /\/\/consent\.|\/sorry\//.test(url);
