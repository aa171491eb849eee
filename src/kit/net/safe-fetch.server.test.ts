import { describe, expect, it, vi } from 'vitest';
import { divertConnections, serve } from './loopback-server.testing.ts';
import { createSafeFetch, safeFetch } from './safe-fetch.server.ts';

const publicIPv4 = '93.184.216.34';
const publicIPv6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c';

describe('safeFetch', () => {
  it('fetches from an address that was permitted', async () => {
    const server = await serve((_request, response) => {
      response
        .setHeader('content-type', 'text/plain; charset=iso-8859-1')
        .setHeader('set-cookie', ['a=1', 'b=2']);
      response.writeHead(201).end(Buffer.from('caf\xe9', 'latin1'));
    });
    const answer = await createSafeFetch({ permit: [server.host] })(`${server.url}path?q=1#part`);
    expect(answer).toMatchObject({ status: 201, url: `${server.url}path?q=1` });
    expect(answer.text()).toBe('café');
    expect(answer.body).toEqual(Uint8Array.from([0x63, 0x61, 0x66, 0xe9]));
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/path?q=1' });
    expect(server.requests[0]?.headers).toMatchObject({ host: server.host, 'accept-encoding': 'gzip, br' });
  });

  it('sends method, headers and body, but no Host other than the real one', async () => {
    let received = '';
    const server = await serve(async (request, response) => {
      for await (const chunk of request) received += chunk;
      response.end('ok');
    });
    const fetchHere = createSafeFetch({ permit: [server.host] });
    const headers = { 'Content-Type': 'application/json', Host: 'inside.example.com', 'User-Agent': 'Panda' };
    await fetchHere(server.url, { method: 'POST', headers, body: '{"a":1}' });
    expect(received).toBe('{"a":1}');
    expect(server.requests[0]).toMatchObject({ method: 'POST' });
    expect(server.requests[0]?.headers).toMatchObject({
      host: server.host,
      'content-type': 'application/json',
      'user-agent': 'Panda',
    });
  });

  it('answers HEAD, 204 and unknown charsets', async () => {
    const server = await serve((request, response) => {
      response.setHeader('content-type', 'text/plain; charset=klingon').setHeader('content-encoding', 'gzip');
      if (request.method === 'HEAD') response.setHeader('content-length', '100').end();
      else response.writeHead(204).end();
    });
    const fetchHere = createSafeFetch({ permit: [server.host] });
    expect((await fetchHere(server.url, { method: 'HEAD' })).text()).toBe('');
    expect(await fetchHere(server.url)).toMatchObject({ status: 204, body: new Uint8Array() });
  });

  it('permits nothing by default, and asks no resolver about what its text already rules out', async () => {
    const server = await serve((_request, response) => response.end());
    const resolve = vi.fn(async () => [publicIPv4]);
    for (const url of [server.url, 'http://localhost/', 'http://[::127.0.0.1]/', 'ftp://example.com/']) {
      await expect(safeFetch(url)).rejects.toMatchObject({ code: 'url_blocked', status: 400 });
      await expect(createSafeFetch({ resolve })(url)).rejects.toMatchObject({ code: 'url_blocked' });
    }
    expect(resolve).not.toHaveBeenCalled();
    expect(server.requests).toHaveLength(0);
  });
});

describe('the address connected to', () => {
  it('is the one that was checked, though the name would resolve elsewhere a moment later', async () => {
    const server = await serve((_request, response) => response.end('public'));
    const connections = divertConnections(server.port);
    const resolve = vi.fn(async () => ['127.0.0.1']).mockImplementationOnce(async () => [publicIPv4]);
    const answer = await createSafeFetch({ resolve })('http://rebind.example.com/');
    expect(answer.text()).toBe('public');
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(connections).toEqual([{ host: publicIPv4, port: 80 }]);
    expect(server.requests[0]?.headers.host).toBe('rebind.example.com');
  });

  it.each([
    ['a private one', ['10.0.0.1']],
    ['a private one among public ones', [publicIPv4, publicIPv6, '192.168.0.1']],
    ['a mapped one', ['::ffff:10.0.0.1']],
    ['an odd spelling', ['0x7f.1']],
    ['one with a zone', ['fe80::1%eth0']],
    ['no address at all', ['localhost']],
  ])('is never %s', async (_kind, addresses) => {
    const connections = divertConnections(1);
    const fetching = createSafeFetch({ resolve: async () => addresses })('http://example.com/');
    await expect(fetching).rejects.toMatchObject({
      code: 'url_blocked',
      message: 'That address can’t be opened.',
    });
    expect(connections).toEqual([]);
  });

  it('is the literal of the URL in its canonical spelling', async () => {
    const server = await serve((_request, response) => response.end());
    const connections = divertConnections(server.port);
    const resolve = vi.fn(async () => [publicIPv4]);
    await createSafeFetch({ resolve })('http://0x08.010.2056/');
    await createSafeFetch({ resolve })('http://[2606:4700::0:1111]/');
    expect(connections.map(({ host }) => host)).toEqual(['8.8.8.8', '2606:4700::1111']);
    expect(server.requests.map(({ headers }) => headers.host)).toEqual(['8.8.8.8', '[2606:4700::1111]']);
    expect(resolve).not.toHaveBeenCalled();
  });

  it('is the next checked one when the first does not answer', async () => {
    const server = await serve((_request, response) => response.end('ok'));
    const connections = divertConnections(server.port, [publicIPv4]);
    const resolve = async () => [publicIPv4, publicIPv6];
    expect((await createSafeFetch({ resolve })('http://example.com/')).text()).toBe('ok');
    expect(connections.map(({ host }) => host)).toEqual([publicIPv4, publicIPv6]);
  });

  it('may be inside for a permitted name, which is still resolved only once', async () => {
    const server = await serve((_request, response) => response.end('model'));
    const resolve = vi.fn(async () => ['127.0.0.1']);
    const fetchModel = createSafeFetch({ resolve, permit: [`model.internal:${server.port}`] });
    expect((await fetchModel(`http://model.internal:${server.port}/`)).text()).toBe('model');
    expect(resolve).toHaveBeenCalledTimes(1);
    await expect(fetchModel('http://model.internal/')).rejects.toMatchObject({ code: 'url_blocked' });
  });

  it('comes from the hosts file for a permitted name, unless a resolver is given', async () => {
    const server = await serve((_request, response) => response.end('here'));
    const fetchHere = createSafeFetch({ permit: [`localhost:${server.port}`] });
    expect((await fetchHere(`http://localhost:${server.port}/`)).text()).toBe('here');
  });
});

describe('what cannot be reached', () => {
  it.each([
    ['a name that does not exist', () => Promise.reject(new Error('queryA ENOTFOUND inside-dns 10.0.0.2'))],
    ['a name without addresses', () => Promise.resolve([])],
    ['an address that refuses', () => Promise.resolve([publicIPv4])],
  ])('%s fails in plain words, the cause kept', async (_kind, resolve) => {
    divertConnections(1);
    const error = await createSafeFetch({ resolve })('http://example.com/').catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code: 'upstream_failed:network', status: 502 });
    expect(error).toMatchObject({ message: 'That address could not be reached.', cause: expect.any(Error) });
  });
});
