import { describe, expect, it } from 'vitest';
import { divertConnections, serve } from './loopback-server.testing.ts';
import { createSafeFetch } from './safe-fetch.server.ts';

const resolve = async () => ['93.184.216.34'];

describe('redirects', () => {
  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:7f00:1]/',
    '//0x7f.1/',
    'http://localhost/',
    'file:///etc/passwd',
    'http://example.com:22/',
    'http://a:b@example.com/',
    'http://[/',
  ])('to %s are blocked', async (location) => {
    const server = await serve((_request, response) => response.writeHead(302, { location }).end());
    const connections = divertConnections(server.port);
    const fetching = createSafeFetch({ resolve })('http://example.com/');
    await expect(fetching).rejects.toMatchObject({ code: 'url_blocked' });
    expect(connections).toHaveLength(1);
  });

  it('to a name that resolves inside are blocked', async () => {
    const server = await serve((_request, response) =>
      response.writeHead(302, { location: 'http://inside.example.com/' }).end('moved'),
    );
    const connections = divertConnections(server.port);
    const resolveBoth = async (name: string) => [name.startsWith('inside') ? '10.0.0.1' : '93.184.216.34'];
    const fetching = createSafeFetch({ resolve: resolveBoth })('http://example.com/');
    await expect(fetching).rejects.toMatchObject({ code: 'url_blocked' });
    expect(connections).toHaveLength(1);
  });

  it('are followed five times and not six', async () => {
    const server = await serve((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end('x'.repeat(100_000));
      else response.end('there');
    });
    const fetchHere = createSafeFetch({ permit: [server.host] });
    expect(await fetchHere(`${server.url}5`)).toMatchObject({ status: 200, url: `${server.url}0` });
    await expect(fetchHere(`${server.url}6`)).rejects.toMatchObject({ code: 'upstream_failed:redirects' });
    expect(server.requests).toHaveLength(12);
  });

  it('are left at once, though their own body never ends', async () => {
    let closed = false;
    const server = await serve((request, response) => {
      if (request.url === '/there') return response.end('there');
      response.on('close', () => (closed = true));
      return response.writeHead(302, { location: '/there' }).write('moved');
    });
    const answer = await createSafeFetch({ permit: [server.host] })(server.url);
    expect(answer.text()).toBe('there');
    await expect.poll(() => closed).toBe(true);
  });

  it('without a Location are answers like any other', async () => {
    const server = await serve((_request, response) => response.writeHead(302).end('nowhere'));
    const answer = await createSafeFetch({ permit: [server.host] })(server.url);
    expect(answer).toMatchObject({ status: 302, url: server.url });
  });

  it('leave secrets behind at another origin and carry them within one', async () => {
    const there = await serve((_request, response) => response.end());
    const here = await serve((request, response) => {
      response.writeHead(307, { location: request.url === '/' ? '/next' : there.url }).end();
    });
    const secrets = { authorization: 'Bearer s', cookie: 's=1', 'x-api-key': 's' };
    const headers = { ...secrets, accept: 'text/html', 'content-type': 'text/plain' };
    const fetchHere = createSafeFetch({ permit: [here.host, there.host] });
    await fetchHere(here.url, { method: 'POST', headers, body: 'hello' });
    expect(here.requests[1]?.headers).toMatchObject(headers);
    expect(there.requests[0]).toMatchObject({ method: 'POST' });
    expect(there.requests[0]?.headers).toMatchObject({ accept: 'text/html', 'content-length': '5' });
    for (const name of Object.keys(secrets)) expect(there.requests[0]?.headers).not.toHaveProperty(name);
  });
});
