import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, downloadHeaders } from '#kit/files/download-headers.ts';

const picture = { name: 'me.webp', contentType: 'image/webp', sha256: 'abc', reencoded: true };

describe('downloadHeaders', () => {
  it('lets nothing run, whatever the file and whoever asks', () => {
    for (const audience of ['everyone', 'owner', 'link'] as const) {
      for (const contentType of ['image/webp', 'text/html', 'image/svg+xml', 'application/pdf']) {
        const headers = downloadHeaders({ name: 'x', contentType }, { audience, disposition: 'inline' });
        expect(headers).toMatchObject({
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'no-referrer',
        });
        expect(headers['Content-Security-Policy']).toMatch(/^sandbox; default-src 'none'/);
        expect(headers['Content-Disposition']).toBe('attachment; filename="x"');
      }
    }
  });

  it('shows in place only pictures of our own making', () => {
    const shown = (file: Parameters<typeof downloadHeaders>[0]) =>
      downloadHeaders(file, { audience: 'owner', disposition: 'inline' })['Content-Disposition'];
    expect(shown(picture)).toBe('inline; filename="me.webp"');
    expect(shown({ ...picture, reencoded: false })).toMatch(/^attachment/);
    expect(shown({ ...picture, contentType: 'image/svg+xml' })).toMatch(/^attachment/);
    expect(downloadHeaders(picture, { audience: 'owner' })['Content-Disposition']).toMatch(/^attachment/);
  });

  it.each([
    ['image/png', 'image/png'],
    ['text/plain', 'text/plain; charset=utf-8'],
    ['audio/mpeg', 'audio/mpeg'],
    ['application/pdf', 'application/pdf'],
    ['text/html', 'application/octet-stream'],
    ['image/svg+xml', 'application/octet-stream'],
    ['application/xhtml+xml', 'application/octet-stream'],
    ['text/javascript', 'application/octet-stream'],
    ['TEXT/HTML', 'application/octet-stream'],
    ['image/png\r\nX-Evil: 1', 'application/octet-stream'],
    ['image/png, text/html', 'application/octet-stream'],
    ['', 'application/octet-stream'],
  ])('sends %j as %j', (stored, sent) => {
    const headers = downloadHeaders({ name: 'x', contentType: stored }, { audience: 'owner' });
    expect(headers['Content-Type']).toBe(sent);
  });

  it('lets only those keep a copy who may', () => {
    const everyone = downloadHeaders(picture, { audience: 'everyone' });
    expect(everyone['Cache-Control']).toBe('public, no-cache');
    expect(everyone).not.toHaveProperty('X-Robots-Tag');
    const owner = downloadHeaders(picture, { audience: 'owner' });
    expect(owner).toMatchObject({ 'Cache-Control': 'private, no-cache', ETag: '"abc"' });
    const link = downloadHeaders(picture, { audience: 'link' });
    expect(link).toMatchObject({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    expect(link).not.toHaveProperty('ETag');
  });
});

describe('contentDisposition', () => {
  it.each([
    ['plain.txt', 'attachment; filename="plain.txt"'],
    ['a "quoted" \\ name.txt', 'attachment; filename="name.txt"'],
    ['say "hi".txt', `attachment; filename="say _hi_.txt"; filename*=UTF-8''say%20%22hi%22.txt`],
    ['50%; x.txt', `attachment; filename="50__ x.txt"; filename*=UTF-8''50%25%3B%20x.txt`],
    [
      'na\u00efve \u{1f43c}.txt',
      `attachment; filename="na_ve _.txt"; filename*=UTF-8''na%C3%AFve%20%F0%9F%90%BC.txt`,
    ],
    ["it's (1)*.txt", `attachment; filename="it's (1)*.txt"`],
    [
      "\u00fc's (1)*.txt",
      `attachment; filename="_'s (1)*.txt"; filename*=UTF-8''%C3%BC%27s%20%281%29%2A.txt`,
    ],
    ['../../x.txt', 'attachment; filename="x.txt"'],
    ['a\r\nX-Evil: 1.txt', 'attachment; filename="a X-Evil: 1.txt"'],
    ['a\u202Etxt.exe', 'attachment; filename="atxt.exe"'],
  ])('%j', (name, header) => expect(contentDisposition('attachment', name)).toBe(header));

  it('is always a header that can be sent, and says the name back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const header = contentDisposition('attachment', name);
        expect(header).toMatch(
          /^attachment; filename="(?:(?!["\\%])[\x20-\x7e])+"(?:; filename\*=UTF-8''[\w.~!%-]+)?$/,
        );
        expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
      }),
    );
  });
});
