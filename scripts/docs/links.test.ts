import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const documents = ['*.md', 'docs/**/*.md'].flatMap((pattern) => fs.globSync(pattern, { cwd: root }));

test.for(documents)('links in %s lead to a file and a heading that exist', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => !/^https?:/.test(link) && !exists(file, link));
  expect(broken).toEqual([]);
});

test('the README fits on 80 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

function exists(from: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const target = file === '' ? from : path.join(path.dirname(from), file);
  if (!fs.existsSync(path.join(root, target))) return false;
  return heading === undefined || headingsOf(read(target)).includes(heading);
}

const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
