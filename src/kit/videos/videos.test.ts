import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#kit/log.server.ts';
import { readSettings } from '#kit/settings.server.ts';
import { json3, startFakeYoutube, type FakeVideo } from '#testing/fake-youtube.ts';
import { createVideos } from './videos.server.ts';

const youtube = await startFakeYoutube();
afterAll(() => youtube.close());
beforeEach(() => {
  youtube.videos.clear();
  youtube.asked.length = 0;
});

const id = 'dQw4w9WgXcQ';
const videosWith = (env: Record<string, string>) =>
  createVideos({ settings: readSettings({ NODE_ENV: 'test', ...env }), log: createLog('silent') });
const videos = videosWith(youtube.env);
const body = json3([
  {
    at: 1000,
    long: 5000,
    words: [
      ['Good', 0],
      [' morning', 400],
      [' pandas', 900],
    ],
  },
  {
    at: 4000,
    long: 2000,
    words: [
      ['Time', 0],
      [' to', 200],
      [' eat', 500],
    ],
  },
]);

test('captions come with the time of each word, and the better ones are taken', async () => {
  youtube.videos.set(id, {
    title: 'Pandas',
    seconds: 61,
    tracks: [
      { language: 'en', isAutomatic: true, body },
      { language: 'de', body: json3([{ at: 0, long: 900, words: 'Guten\nMorgen' }]) },
    ],
  });
  const german = await videos.captionsOf(id);
  expect(german).toMatchObject({
    title: 'Pandas',
    channel: 'A channel',
    seconds: 61,
    language: 'de',
    isAutomatic: false,
    languages: ['en', 'de'],
    cues: [{ start: 0, end: 0.9, text: 'Guten Morgen' }],
  });
  const english = await videos.captionsOf(id, { language: 'en' });
  expect(english.isAutomatic).toBe(true);
  expect(english.cues).toEqual([
    { start: 1, end: 4, text: 'Good morning pandas', words: [1, 1.4, 1.9] },
    { start: 4, end: 6, text: 'Time to eat', words: [4, 4.2, 4.5] },
  ]);
  expect(youtube.asked.map(({ userAgent }) => userAgent)).toEqual(['Frenly', 'Frenly', 'Frenly', 'Frenly']);
  expect(youtube.asked[1]!.path).toContain('fmt=json3');
});

test('a caption that begins with a line break is kept', async () => {
  const xml = '<timedtext format="3"><body><p t="1500" d="2000"><br/>Hello</p></body></timedtext>';
  youtube.videos.set(id, { tracks: [{ language: 'en', body: xml }] });
  expect((await videos.captionsOf(id)).cues).toMatchObject([{ text: 'Hello' }]);
});

test.each([
  [
    'srv1',
    '<?xml version="1.0"?><transcript><text start="1.5" dur="2">It&amp;#39;s &lt;b&gt; fun</text></transcript>',
    1.5,
  ],
  [
    'srv3',
    '<timedtext format="3"><body><p t="1500" d="2000"><s>It&#39;s</s><s t="300"> &lt;b&gt;</s><s t="600"> fun</s></p></body></timedtext>',
    1.5,
  ],
])('%s is read too', async (_, xml, start) => {
  youtube.videos.set(id, { tracks: [{ language: 'en', body: xml }] });
  const { cues } = await videos.captionsOf(id);
  expect(cues).toMatchObject([{ start, end: 3.5, text: "It's <b> fun" }]);
});

const tracks = [{ language: 'en', body }];
test.each<[string, FakeVideo | undefined, string]>([
  ['private', { status: 'LOGIN_REQUIRED', reason: 'This is a private video. Please sign in.' }, 'is private'],
  ['removed', undefined, 'exist on YouTube'],
  [
    'of an account that is gone',
    { status: 'ERROR', reason: 'This video has been removed by the uploader' },
    'exist on YouTube',
  ],
  ['for adults', { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm your age' }, 'old enough'],
  [
    'for members',
    { status: 'UNPLAYABLE', reason: 'Join this channel to get access' },
    'not show this video to everyone',
  ],
  ['live', { isLive: true, tracks }, 'is live'],
  [
    'not begun',
    { status: 'LIVE_STREAM_OFFLINE', reason: 'This live event will begin in 3 hours.' },
    'hasn’t started',
  ],
  ['without captions', {}, 'has no captions'],
  ['with captions that are empty', { tracks: [{ language: 'en', body: '' }] }, 'didn’t provide them'],
  [
    'behind a wall for bots',
    { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm you’re not a bot' },
    'is blocking this server',
  ],
  [
    'behind a page for robots',
    { answer: { status: 302, location: '/sorry/index?continue=x' } },
    'is blocking this server',
  ],
  [
    'on a page of another shape',
    { answer: { status: 200, body: '<html>hello</html>' } },
    'is blocking this server',
  ],
  [
    'on a page that is cut',
    { answer: { status: 200, body: 'ytInitialPlayerResponse = {"a":{"b":"}' } },
    'is blocking this server',
  ],
  ['refused', { answer: { status: 403 } }, 'is blocking this server'],
  ['asked for too often', { answer: { status: 429 } }, 'asks us to wait'],
  [
    'with captions that are a page',
    { tracks: [{ language: 'en', body: '<html><body>Sorry</body></html>' }] },
    'is blocking this server',
  ],
])('a video %s is told apart in words', async (_, video, words) => {
  if (video) youtube.videos.set(id, video);
  await expect(videos.captionsOf(id)).rejects.toThrow(words);
  await expect(videos.captionsOf(id)).rejects.toThrow('upload the recording, or paste its captions');
});

test.each([
  'http://169.254.169.254/latest',
  'https://youtube.com.evil.example/api/timedtext',
  'file:///etc/passwd',
])('captions that are said to be at %s are not fetched', async (at) => {
  youtube.videos.set(id, { tracks: [{ language: 'en', body, at }] });
  await expect(videos.captionsOf(id)).rejects.toThrow('is blocking this server');
  expect(youtube.asked).toHaveLength(1);
});

test('without a network it says so', async () => {
  await expect(videosWith({}).captionsOf(id)).rejects.toThrow('can’t be reached');
  await expect(videosWith({ YOUTUBE_URL: 'http://127.0.0.1:9' }).captionsOf(id)).rejects.toThrow(
    'can’t be reached',
  );
});
