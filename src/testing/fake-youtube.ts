/** YouTube on loopback, in its true formats: the page of a video with its player response, and captions as JSON or XML. */
import type { AddressInfo } from 'node:net';
import { createTestServer } from './http-server.ts';

export interface FakeVideo {
  title?: string;
  seconds?: number;
  /** As in the player response; `OK` by default. */
  status?: string;
  reason?: string;
  isLive?: boolean;
  tracks?: { language: string; isAutomatic?: boolean; body: string; at?: string }[];
  /** In place of the page. */
  answer?: { status: number; location?: string; body?: string };
}

export interface FakeYoutube {
  env: { YOUTUBE_URL: string };
  videos: Map<string, FakeVideo>;
  /** Paths with their queries, in order. */
  asked: { path: string; userAgent: string | undefined }[];
  close(): Promise<void>;
}

export async function startFakeYoutube(): Promise<FakeYoutube> {
  const videos = new Map<string, FakeVideo>();
  const asked: FakeYoutube['asked'] = [];
  const server = createTestServer((request, response) => {
    const url = new URL(request.url!, 'http://youtube');
    asked.push({ path: request.url!, userAgent: request.headers['user-agent'] });
    const video = videos.get(url.searchParams.get('v') ?? '');
    if (url.pathname === '/api/timedtext') {
      const track = video?.tracks?.find(({ language }) => language === url.searchParams.get('lang'));
      return response.writeHead(track ? 200 : 404, { 'content-type': 'application/json' }).end(track?.body);
    }
    if (video?.answer) {
      const { status, location, body } = video.answer;
      return response.writeHead(status, location ? { location } : {}).end(body);
    }
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(url, video));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    env: { YOUTUBE_URL: `http://127.0.0.1:${port}` },
    videos,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pageOf(url: URL, video: FakeVideo | undefined): string {
  const id = url.searchParams.get('v');
  const { title = 'A "quoted" video; {with} braces', seconds = 60, tracks, isLive } = video ?? {};
  const player = {
    responseContext: { serviceTrackingParams: [] },
    playabilityStatus: video
      ? {
          status: video.status ?? 'OK',
          ...(video.reason ? { reason: video.reason } : {}),
          playableInEmbed: true,
        }
      : { status: 'ERROR', reason: 'Video unavailable' },
    ...(video && {
      videoDetails: {
        videoId: id,
        title,
        lengthSeconds: String(seconds),
        author: 'A channel',
        isLive: isLive ?? false,
        isLiveContent: isLive ?? false,
      },
    }),
    ...(tracks && {
      captions: {
        playerCaptionsTracklistRenderer: {
          captionTracks: tracks.map(({ language, isAutomatic, at }) => ({
            baseUrl:
              at ?? `https://www.youtube.com/api/timedtext?v=${id}&caps=asr&lang=${language}&signature=abc`,
            name: { simpleText: language },
            vssId: `${isAutomatic ? 'a' : ''}.${language}`,
            languageCode: language,
            ...(isAutomatic ? { kind: 'asr' } : {}),
            isTranslatable: true,
          })),
        },
      },
    }),
  };
  return `<!DOCTYPE html><html><head><title>${id}</title></head><body><script nonce="x">var ytInitialPlayerResponse = ${JSON.stringify(player)};var meta = document.createElement('meta');</script></body></html>`;
}

/** Captions as `json3`; words with times of their own where there are any. */
export const json3 = (lines: { at: number; long: number; words: string | [string, number][] }[]) =>
  JSON.stringify({
    wireMagic: 'pb3',
    events: [
      { tStartMs: 0, dDurationMs: 100_000, id: 1, wpWinPosId: 1 },
      ...lines.flatMap(({ at, long, words }) => [
        {
          tStartMs: at,
          dDurationMs: long,
          segs:
            typeof words === 'string'
              ? [{ utf8: words }]
              : words.map(([utf8, tOffsetMs]) => ({
                  utf8,
                  ...(tOffsetMs ? { tOffsetMs } : {}),
                  acAsrConf: 0,
                })),
        },
        { tStartMs: at, dDurationMs: long, aAppend: 1, segs: [{ utf8: '\n' }] },
      ]),
    ],
  });
