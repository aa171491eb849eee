import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSafeFetch } from './safe-fetch.server.ts';
import { selfSigned } from './self-signed.testing.ts';

const name = 'secure.example.com';
const { key, cert } = selfSigned(name);
const serverNames: (string | false | null)[] = [];
const hosts: (string | undefined)[] = [];
const server = createServer({ key, cert }, (request, response) => {
  serverNames.push((request.socket as tls.TLSSocket).servername);
  hosts.push(request.headers.host);
  response.end(`over ${request.httpVersion}`);
});

let port: number;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

function fetchFrom(host: string) {
  const permit = [`${host}:${port}`];
  return createSafeFetch({ resolve: async () => ['127.0.0.1'], permit })(`https://${host}:${port}/`);
}

describe('https to a pinned address', () => {
  it('refuses a certificate that nobody vouches for', async () => {
    await expect(fetchFrom(name)).rejects.toMatchObject({ code: 'upstream_failed:network' });
    expect(hosts).toEqual([]);
  });

  describe('with a trusted certificate', () => {
    const trusted = tls.getCACertificates('default');
    beforeAll(() => tls.setDefaultCACertificates([cert]));
    afterAll(() => tls.setDefaultCACertificates(trusted));

    it('asks for the name and checks the certificate against it', async () => {
      expect((await fetchFrom(name)).text()).toBe('over 1.1');
      expect(serverNames).toEqual([name]);
      expect(hosts).toEqual([`${name}:${port}`]);
    });

    it.each(['other.example.com', '127.0.0.1'])('refuses the certificate for %s', async (host) => {
      await expect(fetchFrom(host)).rejects.toMatchObject({
        code: 'upstream_failed:network',
        cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      });
    });
  });
});
