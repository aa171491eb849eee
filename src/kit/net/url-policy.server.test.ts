import { describe, expect, it } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { checkUrl } from './url-policy.server.ts';

const lines = (text: string) => text.trim().split(/\s+/);

const hostile = {
  'other schemes': lines(`
    file:///etc/passwd ftp://example.com/ gopher://example.com:80/_ data:text/plain,hi blob:http://a.com/1
    javascript:alert(1) ws://example.com/ about:blank dict://example.com:443/ view-source:http://a.com`),
  'what is no URL': [
    '',
    ' ',
    ...lines('example.com //example.com /etc/passwd http:// http:/// https://? http://:80/ http://a.com:b/'),
  ],
  userinfo: lines(`
    http://user@example.com/ http://user:pass@example.com/ http://:pass@example.com/ http://example.com@127.0.0.1/
    https://example.com%23@127.0.0.1/ http://example.com:80@127.0.0.1/`),
  'odd ports': lines(`
    http://example.com:22/ http://example.com:0/ http://example.com:8080/ https://example.com:8443/
    http://example.com:6379/ http://example.com:65535/ http://example.com:65536/ http://example.com:-1/`),
  'inside names': [
    ...lines(`
      http://localhost/ http://LOCALHOST/ http://localhost./ http://localhost../ http://a.localhost/
      http://localhost.localdomain/ http://printer.local/ http://printer.local./ http://db.internal/
      http://metadata.google.internal/ http://router.lan/ http://nas.home.arpa/ http://intranet/ http://db/
      http://wiki.corp/ http://app.test/ http://hidden.onion/ http://ip6-localhost/ http://./ http://../
      http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/ http://ｌｏｃａｌｈｏｓｔ/ http://%6cocalhost/ http://db。internal/`),
    'http://loc\u00adalhost/',
  ],
  'odd names': [
    ...lines(`
      http://a..com/ http://.example.com/ http://a*b.com/ http://-a.com/ http://a-.com/ http://a'b.com/ http://xn--/
      http://example.com%00.evil.com/ http://127.0.0.1%2f.example.com/`),
    'http://exa mple.com/',
    `http://${'a'.repeat(64)}.com/`,
    `http://${'a.'.repeat(130)}com/`,
  ],
  'spellings of inside IPv4 addresses': [
    ...lines(`
      http://127.0.0.1/ http://127.1/ http://127.0.1/ http://0x7f.1/ http://0x7f000001/ http://0X7F.0.0.1/
      http://2130706433/ http://017700000001/ http://0177.0.0.01/ http://00000177.1/ http://127.0x1/
      http://127.0.0.1./ http://0/ http://0x0/ http://1/ http://0.0.0.0/ http://255.255.255.255/
      http://１２７.０.０.１/ http://①②⑦.0.0.1/ http://127。0。0。1/ http://127．0．0．1/
      http://%31%32%37.0.0.1/ http://127%2e0%2e0%2e1/ http:127.0.0.1 http:/127.0.0.1 HTTP://127.0.0.1/
      https://127.0.0.1:443/ http://@127.0.0.1/ http://10.0.0.1/ http://0xa000001/ http://172.16.0.1/
      http://192.168.1.1/ http://3232235777/ http://100.64.0.1/ http://224.0.0.1/ http://240.0.0.1/
      http://192.0.2.1/ http://198.18.0.1/ http://169.254.169.254/latest/ http://0xa9fea9fe/ http://2852039166/
      http://169.16689662/ http://256.1.1.1/ http://1.2.3.4.5/ http://0x100000000/ http://foo.1/ http://a.0x7f/
      http://08.8.8.8/`),
    'http:\\\\127.0.0.1\\',
    ' http://127.0.0.1/ ',
    'ht\ntp://127.0.\t0.1/',
  ],
  'spellings of inside IPv6 addresses': lines(`
    http://[::]/ http://[::1]/ http://[0:0:0:0:0:0:0:1]/ http://[0000::0001]/ http://[::0.0.0.1]/
    http://[::127.0.0.1]/ http://[::7f00:1]/ http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/
    http://[::FFFF:7F00:1]/ http://[0:0:0:0:0:ffff:127.0.0.1]/ http://[::ffff:0:127.0.0.1]/
    http://[::ffff:8.8.8.8]/ http://[64:ff9b::7f00:1]/ http://[64:ff9b::10.0.0.1]/ http://[64:ff9b:1::a00:1]/
    http://[2002:7f00:1::]/ http://[2002:a9fe:a9fe::1]/ http://[2001::7f00:1]/ http://[2001:db8::1]/
    http://[fe80::1]/ http://[fe80::1%25eth0]/ http://[fe80::1%eth0]/ http://[2606:4700::1%25eth0]/
    http://[fc00::1]/ http://[fd00:ec2::254]/ http://[fec0::1]/ http://[ff02::1]/ http://[100::1]/
    http://[3fff::1]/ http://[5f00::1]/ http://[4000::1]/ http://[::1 http://::1/ http://[::1].com/`),
  'what is too long': [`http://example.com/${'a'.repeat(2048)}`, `http://example.com/${'é'.repeat(500)}`],
};

describe.each(Object.entries(hostile))('%s', (_kind, urls) => {
  it.each(urls)('blocks %j', (url) => {
    expect(() => checkUrl(url)).toThrow(expect.objectContaining({ code: 'url_blocked', status: 400 }));
  });
});

describe('checkUrl', () => {
  it.each([
    ['http://example.com', 'http://example.com/', 'example.com'],
    ['https://example.com:443/a?b=c#d', 'https://example.com/a?b=c', 'example.com'],
    ['https://example.com:80/', 'https://example.com:80/', 'example.com'],
    ['HTTPS://Example.COM./', 'https://example.com/', 'example.com'],
    ['https://bücher.de/', 'https://xn--bcher-kva.de/', 'xn--bcher-kva.de'],
    ['https://my_site.example.co.uk/', 'https://my_site.example.co.uk/', 'my_site.example.co.uk'],
    ['http://134744072/', 'http://8.8.8.8/', '8.8.8.8'],
    ['http://[2606:4700:4700:0::1111]/', 'http://[2606:4700:4700::1111]/', '2606:4700:4700::1111'],
    ['http://localhost.example.com/', 'http://localhost.example.com/', 'localhost.example.com'],
    ['http://mylocalhost.com/', 'http://mylocalhost.com/', 'mylocalhost.com'],
  ])('lets %s through as %s', (given, href, hostname) => {
    const target = checkUrl(given);
    expect(target.url.href).toBe(href);
    expect(target.hostname).toBe(hostname);
    expect(target.permitted).toBe(false);
  });

  it('permits exactly the given pairs of host and port', () => {
    const permits = new Set(['localhost:11434', '[::1]:8080']);
    expect(checkUrl('http://localhost:11434/api', permits).permitted).toBe(true);
    expect(checkUrl('http://LOCALHOST.:11434/api', permits).permitted).toBe(true);
    expect(checkUrl('http://[0::1]:8080/', permits)).toMatchObject({ permitted: true, hostname: '::1' });
    for (const url of [
      'http://localhost/',
      'http://localhost:11435/',
      'http://127.0.0.1:11434/',
      'http://[::1]/',
    ]) {
      expect(() => checkUrl(url, permits)).toThrow(expect.objectContaining({ code: 'url_blocked' }));
    }
    expect(() => checkUrl('ftp://localhost:11434/', permits)).toThrow(/http and https/);
    expect(() => checkUrl('http://a:b@localhost:11434/', permits)).toThrow(/user name/);
  });

  it('reads a relative address against its base', () => {
    const base = new URL('https://example.com/a/b');
    expect(checkUrl('../c', undefined, base).url.href).toBe('https://example.com/c');
    expect(() => checkUrl('//127.0.0.1/', undefined, base)).toThrow(
      expect.objectContaining({ code: 'url_blocked' }),
    );
  });

  it.each(['a', '.', '%', '[', '@', '１', '\u00ad', 'xn--'])('refuses a megabyte of %j at once', (piece) => {
    const text = `http://${piece.repeat(1_000_000 / piece.length)}`;
    const effort = measureEffort();
    expect(() => checkUrl(text)).toThrow(expect.objectContaining({ code: 'url_blocked' }));
    expect(effort()).toBeLessThan(cpuLimit(200));
  });
});
