import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { safeName } from '#kit/files/safe-name.ts';

describe('safeName', () => {
  it.each([
    ['report.pdf', 'report.pdf'],
    ['Grüße 你好 🐼.txt', 'Grüße 你好 🐼.txt'],
    ['../../etc/passwd', 'passwd'],
    ['/etc/passwd', 'passwd'],
    ['C:\\Users\\me\\photo.png', 'photo.png'],
    ['..\\..\\x/../y.txt', 'y.txt'],
    ['a\0b.png', 'ab.png'],
    ['a\r\nSet-Cookie: x=1.txt', 'a Set-Cookie: x=1.txt'],
    ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
    ['\u2066\u2069\u200Fx\uFEFF.txt', 'x.txt'],
    ['  two   spaces .txt ', 'two spaces .txt'],
    ['.htaccess', 'htaccess'],
    ['evil.exe. . .', 'evil.exe'],
    ['e\u0301.txt', 'é.txt'],
    ['👩‍👩‍👧.png', '👩‍👩‍👧.png'],
    ['lone \uD800 half.txt', 'lone \uFFFD half.txt'],
  ])('%j becomes %j', (raw, shown) => expect(safeName(raw)).toBe(shown));

  it.each(['', '.', '..', '/', '\\', 'a/', ' . ', '\0', '\u202E', '...'])(
    '%j becomes the fallback',
    (raw) => {
      expect(safeName(raw)).toBe('file');
      expect(safeName(raw, 'picture')).toBe('picture');
    },
  );

  it('shortens in whole characters and keeps the ending', () => {
    const long = safeName(`${'🐼'.repeat(500)}.jpeg`);
    expect(long).toMatch(/^(?:🐼)+\.jpeg$/u);
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(200);
    expect(safeName(`${'a'.repeat(500)}.tar.gz`)).toBe(`${'a'.repeat(117)}.gz`);
    expect(safeName(`x${'\u0301'.repeat(2000)}`)).toBe('file'); // one character of four thousand bytes
  });

  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.string({
      unit: fc.constantFrom(
        '.',
        ' ',
        '/',
        '\\',
        '\0',
        '\n',
        '\u202E',
        '\u200D',
        '\u0301',
        '\uD83D',
        '🐼',
        'a',
        '한',
      ),
      maxLength: 400,
    }),
  );

  it('is never empty, never long, never a path, never more than text, for any input', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const name = safeName(raw);
        expect(name).not.toBe('');
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u);
        expect(name).not.toMatch(/^[. ]|[. ]$/);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        expect(safeName(safeName(raw))).toBe(safeName(raw));
      }),
    );
  });

  it.each(['a', ' ', '.', '/', '\u202E', '\u0301', '. ', '🐼'])('is quick with a million of %j', (unit) => {
    const effort = measureEffort();
    safeName(unit.repeat(1_000_000));
    expect(effort()).toBeLessThan(cpuLimit(200));
  });
});
