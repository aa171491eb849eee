import { expect, test } from 'vitest';
import { readVideoLink } from './youtube-link.ts';

const id = 'dQw4w9WgXcQ';

test.each([
  id,
  ` ${id} `,
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?app=desktop&v=${id}&list=PL123`,
  `youtube.com/watch?v=${id}`,
  `m.youtube.com/watch?v=${id}`,
  `https://music.youtube.com/watch?v=${id}&feature=share`,
  `https://youtu.be/${id}?si=abc`,
  `youtu.be/${id}`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `https://www.youtube.com/embed/${id}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/v/${id}`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`,
  `https://www.youtube.com/oembed?url=https%3A//www.youtube.com/watch?v%3D${id}`,
])('%s names a video', (link) => {
  expect(readVideoLink(link)?.id).toBe(id);
});

test('the second that a link opens at is kept', () => {
  expect(readVideoLink(`https://youtu.be/${id}?t=83`)?.at).toBe(83);
  expect(readVideoLink(`https://youtu.be/${id}?t=1h2m3s`)?.at).toBe(3723);
  expect(readVideoLink(`https://www.youtube.com/watch?v=${id}#t=1m5s`)?.at).toBe(65);
  expect(readVideoLink(`https://youtu.be/${id}?t=soon`)?.at).toBeNull();
});

test.each([
  '',
  'hello there',
  'https://vimeo.com/12345',
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/?u=https://youtu.be/${id}`,
  `javascript:alert(1)//youtu.be/${id}`,
  `ftp://youtube.com/watch?v=${id}`,
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=PL123',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/',
  'https://www.youtube.com/results?search_query=panda',
  `https://youtu.be/${'a'.repeat(5000)}`,
])('%s does not', (link) => {
  expect(readVideoLink(link)).toBeUndefined();
});
