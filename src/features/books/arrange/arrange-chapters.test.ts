import { describe, expect, test } from 'vitest';
import { mostChapters } from '../book.ts';
import { arrangeChapters } from './arrange-chapters.ts';
import { pagesToMarkdown } from './to-markdown.ts';

const titles = (text: string) => arrangeChapters([{ name: '', text }]).chapters.map(({ title }) => title);

describe('a text becomes chapters', () => {
  test('at its headings, with its own title as that of the book', () => {
    const { title, chapters } = arrangeChapters([
      {
        name: 'a.md',
        text: '# Soups\n\nWarm words.\n\n## Leek\n\nCut it.\n\n### Tip\n\nWash it.\n\n## Lentil\n\nBoil.',
      },
    ]);
    expect(title).toBe('Soups');
    expect(chapters).toEqual([
      { role: 'introduction', title: 'Introduction', brief: '', text: 'Warm words.', sources: ['a.md'] },
      {
        role: 'chapter',
        title: 'Leek',
        brief: '',
        text: 'Cut it.\n\n### Tip\n\nWash it.',
        sources: ['a.md'],
      },
      { role: 'chapter', title: 'Lentil', brief: '', text: 'Boil.', sources: ['a.md'] },
    ]);
  });

  test('not at a heading within code', () => {
    expect(titles('# One\n\n```\n# not a heading\n```\n\n# Two\n\nText')).toEqual(['One', 'Two']);
  });

  test('at underlined headings and at numbered lines of plain texts', () => {
    expect(titles('One\n===\n\na\n\nTwo\n===\n\nb')).toEqual(['One', 'Two']);
    expect(titles('CHAPTER I. The Sea\n\na\n\nCHAPTER II.\n\nb')).toEqual([
      'CHAPTER I. The Sea',
      'CHAPTER II',
    ]);
  });

  test('front and back matter are known by their names', () => {
    const { chapters } = arrangeChapters([
      { name: '', text: '# Preface\n\na\n\n# Rain\n\nb\n\n# Glossary\n\nc' },
    ]);
    expect(chapters.map(({ role }) => role)).toEqual(['preface', 'chapter', 'glossary']);
  });

  test('of even length where it has no headings, and no word is lost', () => {
    const text = Array.from({ length: 400 }, (_, at) => `Paragraph ${at}. ${'word '.repeat(40)}`).join(
      '\n\n',
    );
    const { chapters } = arrangeChapters([{ name: '', text }]);
    expect(chapters.length).toBeGreaterThan(3);
    expect(
      chapters
        .map((one) => one.text)
        .join('\n\n')
        .split(/\s+/),
    ).toEqual(text.trim().split(/\s+/));
  });

  test('each of several files is a chapter of its own', () => {
    const { chapters } = arrangeChapters([
      { name: 'Monday.txt', text: 'One' },
      { name: 'Tuesday.txt', text: 'Two' },
    ]);
    expect(chapters.map(({ title }) => title)).toEqual(['Monday', 'Tuesday']);
  });

  test('more chapters than a book has stand together in the last one', () => {
    const text = Array.from({ length: mostChapters + 5 }, (_, at) => `# T${at}\n\nBody ${at}`).join('\n\n');
    const { chapters } = arrangeChapters([{ name: '', text }]);
    expect(chapters).toHaveLength(mostChapters);
    expect(chapters.at(-1)!.text).toContain(`Body ${mostChapters + 4}`);
  });
});

test('blocks of a document become Markdown, and signs in their words stay words', () => {
  const text = pagesToMarkdown([
    {
      number: 1,
      blocks: [
        { role: 'heading', level: 2, text: 'A *star*' },
        { role: 'running-head', text: 'page 1' },
        { role: 'paragraph', text: '# not a heading [x] 1. no' },
        { role: 'paragraph', text: '1. not a list' },
        { role: 'list-item', text: 'one' },
        { role: 'list-item', text: 'two', level: 2 },
        { role: 'table', text: '', table: { rows: [['a|b', 'c'], ['d']], heads: 1 } },
      ],
    },
  ]);
  expect(text).toBe(
    '## A \\*star\\*\n\n\\# not a heading \\[x\\] 1. no\n\n1\\. not a list\n\n- one\n  - two\n\n| a\\|b | c |\n| --- | --- |\n| d |',
  );
});
