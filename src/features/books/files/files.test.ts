import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aptGet, canInstall } from '#testing/debian.ts';
import { readEpub } from '#kit/documents/read/epub.ts';
import { themes, trimIds, type Book } from '../book.ts';
import { bookText } from '../book-text.ts';
import { makeBookPdf, makeEpub, makeHtml } from './make-files.server.ts';
import { sampleBook } from './sample.testing.ts';

const run = promisify(execFile);
const wish = (book: Book = sampleBook, title = 'A book of <everything> & more') => ({
  title,
  book,
  origin: 'https://frenly.example',
  identity: 'a book',
  changedAt: new Date('2026-03-14T09:26:53Z'),
  who: 'someone',
});

/** Debian's is a file for Java, whatever its name says. */
const checker = '/usr/bin/epubcheck';
async function checkerProblem(): Promise<string | undefined> {
  if (existsSync(checker)) return undefined;
  if (!canInstall()) return 'epubcheck is not installed, and this is not root on Debian to install it';
  try {
    await aptGet('install', 'epubcheck');
    return existsSync(checker) ? undefined : 'epubcheck could not be installed';
  } catch (error) {
    return `epubcheck could not be installed: ${(error as Error).message}`;
  }
}

describe('an e-book', () => {
  test.for([
    ['everything at once', sampleBook, 'A book of <everything> & more'],
    [
      'right to left, without chapters',
      { ...sampleBook, language: 'ar', theme: 'modern' as const, chapters: [] },
      'كتاب',
    ],
  ] as const)('epubcheck finds nothing wrong: %s', async ([, book, title], { skip }) => {
    const problem = await checkerProblem();
    skip(problem !== undefined, problem);
    const folder = await mkdtemp(path.join(tmpdir(), 'frenly-epub-'));
    try {
      const file = path.join(folder, 'book.epub');
      await writeFile(file, await makeEpub(wish(book as Book, title)));
      const { stdout, stderr } = await run('java', ['-jar', checker, file]).catch(
        (error: unknown) => error as { stdout: string; stderr: string },
      );
      expect(stderr).toBe('');
      expect(stdout).toContain('0 fatals / 0 errors / 0 warnings');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('holds chapters, contents, cover and descriptions, and nothing that runs', async () => {
    const files = unzipSync(await makeEpub(wish()));
    expect(Object.keys(files)[0]).toBe('mimetype');
    const text = (name: string) => strFromU8(files[`book/${name}`]!);
    expect(text('nav.xhtml')).toContain('<a href="chapter-3.xhtml#c3-section-1">A section</a>');
    expect(text('package.opf')).toContain('properties="cover-image"');
    expect(text('package.opf')).toContain('schema:accessibilityFeature');
    expect(text('package.opf')).toContain('2026-03-14T09:26:53Z');
    const chapter = text('chapter-3.xhtml');
    expect(chapter).toContain('alt="A grey square"');
    expect(chapter).toContain('<em>Broken</em>');
    expect(chapter).toContain('role="doc-noteref"');
    for (const [name, bytes] of Object.entries(files))
      if (name.endsWith('.xhtml'))
        expect(strFromU8(bytes)).not.toMatch(/<script|javascript:|<iframe|\son\w+=/i);
  });

  test('is read again by our own reader, in the same order', async () => {
    const chapters = [...readEpub(await makeEpub(wish()))].map(({ title }) => title);
    expect(chapters).toContain('Preface');
    expect(chapters.indexOf('Preface')).toBeLessThan(chapters.indexOf('Glossary'));
  });
});

test.for(trimIds.map((trim, at) => ({ trim, theme: themes[at % themes.length]! })))(
  'a PDF is set in $trim, $theme',
  async (look) => {
    const bytes = await makeBookPdf(wish({ ...sampleBook, ...look }));
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toMatch(/^%PDF-/);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/Outlines');
  },
);

test('a web page stands alone', async () => {
  const html = await makeHtml(wish());
  expect(html).toContain('<li><a href="#chapter-3">');
  expect(html).not.toMatch(/<script|src="http|javascript:/i);
});

test('as Markdown, headings of chapters stand below the chapter', () => {
  const text = bookText('Title', sampleBook);
  expect(text).toContain('\n## Words & <b>marks</b>\n');
  expect(text).toContain('\n#### A section\n');
});
