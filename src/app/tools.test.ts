import { expect, test } from 'vitest';
import { acceptedBy } from '#tools/define/accepts.ts';
import { mainText } from '#tools/define/output.ts';
import { chatKind, emailKind, textKind } from '#tools/kinds/shared-kinds.ts';
import { matchPage } from './match-page.ts';
import { isBuilt } from './page-row.ts';
import { pages } from './pages.ts';
import { kindTable, workTable } from './features.ts';
import { gathered } from './gathered.server.ts';

const tools = gathered.runs.map(({ tool }) => tool);
const { kinds } = gathered;

test('tools and kinds have ids of their own', () => {
  expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
  expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
});

test('every kind has a viewer, every work an editor, and every tool makes a kind that there is', () => {
  expect(Object.keys(kindTable).toSorted()).toEqual(kinds.map(({ id }) => id).toSorted());
  expect(Object.keys(workTable).toSorted()).toEqual(gathered.works.map(({ id }) => id).toSorted());
  for (const { output } of tools) expect(kinds.map(({ id }) => id)).toContain(output.id);
});

test('a kind is edited as a work that there is, and that has a page', () => {
  const pageOf = new Map(gathered.works.map(({ id, page }) => [id, page]));
  for (const { id, editedAs } of kinds) if (editedAs) expect(pageOf.get(editedAs.work.id), id).toMatch(/^\//);
});

test('whoever takes words of a kind of another feature takes those of every kind that has words', () => {
  const shared = new Set([textKind, chatKind, emailKind].map(({ id }) => id));
  const readable = kinds.filter((kind) => kind.readable);
  expect(readable.length).toBeGreaterThan(10);
  for (const { id, accepts } of tools) {
    const taken = readable.filter((kind) => acceptedBy(accepts, kind)).map((kind) => kind.id);
    if (taken.some((kind) => !shared.has(kind))) expect(taken, id).toEqual(readable.map((kind) => kind.id));
  }
});

test('a kind with words or pictures can be handed on', () => {
  for (const kind of kinds)
    if (kind.readable || kind.pictures)
      expect(tools.filter(({ accepts }) => acceptedBy(accepts, kind)).length, kind.id).toBeGreaterThan(0);
});

test('what a tool makes of a result that it takes goes into fields that it has', () => {
  const output = { texts: { [mainText]: 'Bamboo\n\nIt is a grass, and it grows quickly.' }, data: null };
  for (const { id, accepts, input, examples } of tools)
    for (const kind of kinds) {
      const made = acceptedBy(accepts, kind)?.as(output, kind);
      expect(Object.keys(input.shape), `${id} of ${kind.id}`).toEqual(
        expect.arrayContaining(Object.keys(made ?? {})),
      );
      if (!made || kind.id !== textKind.id) continue;
      expect(Object.keys(made), id).not.toEqual([]);
      expect(input.safeParse({ ...examples[0]?.input, ...made }).error?.issues ?? [], id).toEqual([]);
    }
});

test.each(tools.map((tool) => [tool.id, tool] as const))('%s is a tool that people can use', (id, tool) => {
  expect(id).toMatch(/^[a-z][a-z0-9-]{1,59}$/);
  expect(tool.description).toMatch(/^[A-Z].{10,}\.$/);
  // Whoever has no documents or photos yet is given one to try on the page; there is none that an example could name. Nor is there an ally or a book.
  if (/^(?:document-|photo-edit$|ally$|ebook-chapters$)/.test(id))
    return expect(tool.input.safeParse({ surprise: 1 }).success).toBe(false);
  expect(tool.examples.length).toBeGreaterThan(0);
  for (const { input } of tool.examples) expect(tool.input.safeParse(input).error).toBeUndefined();
  // What is not known here is refused, not dropped.
  const [example] = tool.examples;
  expect(tool.input.safeParse({ ...example!.input, surprise: 1 }).success).toBe(false);
});

test('a tool that names its page names one that is open', () => {
  const closed = tools.filter(({ page }) => {
    const row = page && matchPage(page.split('?', 1)[0]!)?.row;
    return page !== undefined && !(row && isBuilt(row));
  });
  expect(closed.map(({ id }) => id)).toEqual([]);
});

test('the page of a tool has its work beside it, and no other page has', () => {
  const rowOf = (page: string | undefined) => page && matchPage(page.split('?', 1)[0]!)?.row;
  // A page of several tools has the work of one of them.
  for (const { id, page } of tools) {
    const row = rowOf(page);
    if (row)
      expect(
        tools.filter((other) => rowOf(other.page) === row).map((other) => other.id),
        id,
      ).toContain(row.workspace?.tool);
  }
  const beside = pages.flatMap(({ workspace }) => (workspace ? [workspace.tool] : []));
  const withPage = tools.flatMap(({ id, page }) => (page === undefined ? [] : [id]));
  expect(withPage).toEqual(expect.arrayContaining(beside));
});
