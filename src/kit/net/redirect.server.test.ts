import { describe, expect, it } from 'vitest';
import type { Method } from './exchange.server.ts';
import { redirected } from './redirect.server.ts';
import { checkUrl } from './url-policy.server.ts';

const request = (url: string, method: Method) => ({
  target: checkUrl(url),
  method,
  headers: new Headers({ 'content-type': 'text/plain', authorization: 'secret' }),
  body: 'hello',
});

describe('redirected', () => {
  it.each<[number, Method, Method]>([
    [301, 'POST', 'GET'],
    [302, 'POST', 'GET'],
    [303, 'POST', 'GET'],
    [303, 'PUT', 'GET'],
    [303, 'DELETE', 'GET'],
  ])('%i turns %s into %s without a body', (status, method, next) => {
    const result = redirected(
      request('http://example.com/', method),
      status,
      checkUrl('http://example.com/b'),
    );
    expect(result).toMatchObject({ method: next, body: undefined });
    expect([...result.headers.keys()]).toEqual(['authorization']);
  });

  it.each<[number, Method]>([
    [301, 'PUT'],
    [302, 'DELETE'],
    [303, 'HEAD'],
    [307, 'POST'],
    [308, 'POST'],
    [308, 'GET'],
  ])('%i keeps %s and its body', (status, method) => {
    const result = redirected(
      request('http://example.com/', method),
      status,
      checkUrl('http://example.com/b'),
    );
    expect(result).toMatchObject({ method, body: 'hello' });
    expect([...result.headers.keys()]).toEqual(['authorization', 'content-type']);
  });

  it.each([
    'http://other.com/',
    'https://example.com/',
    'http://sub.example.com/',
    'http://example.com:443/',
  ])('drops the authorization on the way from http://example.com to %s', (url) => {
    const result = redirected(request('http://example.com/', 'POST'), 307, checkUrl(url));
    expect([...result.headers.keys()]).toEqual(['content-type']);
  });

  it('refuses to leave https for http', () => {
    const leave = () =>
      redirected(request('https://example.com/', 'GET'), 302, checkUrl('http://example.com/'));
    expect(leave).toThrow(expect.objectContaining({ code: 'url_blocked' }));
  });
});
