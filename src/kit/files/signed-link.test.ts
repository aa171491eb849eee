import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signFileUrl, verifyFileUrl } from '#kit/files/signed-link.server.ts';

const now = new Date('2030-01-01T00:00:00Z');
const later = new Date('2030-01-01T01:00:00Z');
const keys = ['the-newest-key-of-the-three', 'the-older-key-of-the-three', 'the-oldest-key-of-the-three'];
const link = { path: '/api/files/f1', fileId: 'f1', expiresAt: later, keys };
const missing = expect.objectContaining({ code: 'not_found:file', status: 404 });

function queryOf(url: string) {
  return new URL(url, 'http://localhost').searchParams;
}

describe('signed file links', () => {
  it('open the file they were made for', () => {
    const url = signFileUrl({ ...link, disposition: 'inline', grant: 'share-7' });
    expect(url).toMatch(
      /^\/api\/files\/f1\?expires=\d+&disposition=inline&grant=share-7&signature=[\w-]{43}$/,
    );
    const opened = verifyFileUrl({ fileId: 'f1', query: queryOf(url), keys, now });
    expect(opened).toEqual({ fileId: 'f1', expiresAt: later, disposition: 'inline', grant: 'share-7' });
    const plain = verifyFileUrl({ fileId: 'f1', query: queryOf(signFileUrl(link)), keys, now });
    expect(plain).toMatchObject({ disposition: 'attachment', grant: '' });
  });

  it('open no other file', () => {
    const query = queryOf(signFileUrl(link));
    expect(() => verifyFileUrl({ fileId: 'f2', query, keys, now })).toThrow(missing);
  });

  it.each([
    ['expires', '9999999999'],
    ['disposition', 'inline'],
    ['grant', 'share-8'],
    ['signature', 'A'.repeat(43)],
    ['signature', ''],
    ['signature', 'ü'.repeat(43)],
  ])('are refused with another %s (%s)', (name, value) => {
    const query = queryOf(signFileUrl({ ...link, grant: 'share-7' }));
    query.set(name, value);
    expect(() => verifyFileUrl({ fileId: 'f1', query, keys, now })).toThrow(missing);
    query.delete(name);
    expect(() => verifyFileUrl({ fileId: 'f1', query, keys, now })).toThrow(missing);
  });

  it('end at their time, to the second', () => {
    const query = queryOf(signFileUrl(link));
    const at = (moment: number) => () => verifyFileUrl({ fileId: 'f1', query, keys, now: new Date(moment) });
    expect(at(later.getTime() - 1)).not.toThrow();
    expect(at(later.getTime())).toThrow(missing);
    expect(() => signFileUrl({ ...link, expiresAt: new Date(Number.NaN) })).toThrow(TypeError);
    expect(() => signFileUrl({ ...link, expiresAt: new Date(-1000) })).toThrow(TypeError);
  });

  it('are signed by the newest key and verified by all that are kept', () => {
    const [newest, older, oldest] = keys as [string, string, string];
    const byOlder = queryOf(signFileUrl({ ...link, keys: [older] }));
    const verify = (query: URLSearchParams, kept: string[]) => () =>
      verifyFileUrl({ fileId: 'f1', query, keys: kept, now });
    expect(verify(byOlder, keys)).not.toThrow();
    expect(verify(byOlder, [newest, oldest])).toThrow(missing);
    expect(verify(queryOf(signFileUrl(link)), [newest])).not.toThrow();
    expect(verify(queryOf(signFileUrl(link)), [older, oldest])).toThrow(missing);
  });

  it('are neither made nor accepted without a proper key', () => {
    const query = queryOf(signFileUrl(link));
    for (const bad of [[], [''], ['short'], [keys[0]!, '']]) {
      expect(() => signFileUrl({ ...link, keys: bad })).toThrow('at least 16');
      expect(() => verifyFileUrl({ fileId: 'f1', query, keys: bad, now })).toThrow('at least 16');
    }
  });

  it('cannot be shifted from one field into the next', () => {
    const text = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(text, text, text, text, (fileId, grant, otherId, otherGrant) => {
        fc.pre(fileId !== otherId || grant !== otherGrant);
        const query = queryOf(signFileUrl({ ...link, fileId, grant }));
        query.set('grant', otherGrant);
        expect(() => verifyFileUrl({ fileId: otherId, query, keys, now })).toThrow(missing);
      }),
    );
  });
});
