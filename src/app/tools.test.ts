import { expect, test } from 'vitest';
import { matchPage } from './match-page.ts';
import { isBuilt } from './page-row.ts';
import { pages } from './pages.ts';
import { kindTable } from './features.ts';
import { gathered } from './gathered.server.ts';

const tools = gathered.runs.map(({ tool }) => tool);
const kinds = gathered.kinds.map(({ id }) => id);

test('tools and kinds have ids of their own', () => {
  expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('every kind has a viewer, and every tool makes and takes kinds that there are', () => {
  expect(Object.keys(kindTable).toSorted()).toEqual(kinds.toSorted());
  for (const { output, accepts = [] } of tools)
    expect(kinds).toEqual(expect.arrayContaining([output, ...accepts.map(({ kind }) => kind)]));
});

test('which tool can hand on to which', () => {
  const takers = (kind: string) =>
    tools.filter(({ accepts = [] }) => accepts.some((one) => one.kind === kind)).map(({ id }) => id);
  // Small writing tools take whatever holds a text; together they are one line of the table.
  const small = new Set(tools.filter(({ output }) => output === 'writing').map(({ id }) => id));
  const others = tools.filter(({ id }) => !small.has(id));
  const table = Object.fromEntries(
    others.map(({ id, output }) => [id, takers(output).filter((other) => other !== id && !small.has(other))]),
  );
  for (const kind of ['writing', 'text', 'transcript'])
    expect(takers(kind)).toEqual(expect.arrayContaining([...small]));
  expect(takers('writing').filter((id) => !small.has(id))).toEqual(['studio', 'summarise']);
  expect(table).toEqual({
    ally: [],
    collaborate: ['consensus', 'compare-texts', 'email', 'email-polish', 'studio', 'summarise', 'read-aloud'],
    consensus: ['collaborate', 'compare-texts', 'email', 'email-polish', 'studio', 'summarise', 'read-aloud'],
    'compare-texts': ['collaborate', 'email', 'email-polish', 'studio', 'summarise', 'read-aloud'],
    design: [],
    'document-overview': ['studio', 'summarise', 'read-aloud'],
    'document-talk': ['email', 'studio', 'summarise', 'read-aloud'],
    'document-compare': [],
    'document-extract': [],
    email: ['email-polish', 'email-check', 'studio', 'read-aloud'],
    'email-polish': [],
    'email-check': [
      'collaborate',
      'consensus',
      'compare-texts',
      'email',
      'email-polish',
      'research',
      'search',
      'studio',
      'summarise',
      'read-aloud',
      'voice-email',
    ],
    'edit-passage': [
      'collaborate',
      'consensus',
      'compare-texts',
      'email',
      'email-polish',
      'research',
      'search',
      'studio',
      'summarise',
      'read-aloud',
      'voice-email',
    ],
    images: ['studio'],
    'photo-edit': [],
    lens: ['compare-texts', 'studio', 'summarise', 'read-aloud'],
    research: ['studio'],
    'research-plan': [
      'collaborate',
      'consensus',
      'compare-texts',
      'email',
      'email-polish',
      'research',
      'search',
      'studio',
      'summarise',
      'read-aloud',
      'voice-email',
    ],
    search: ['studio'],
    studio: [],
    summarise: [
      'collaborate',
      'consensus',
      'compare-texts',
      'email',
      'email-polish',
      'research',
      'search',
      'studio',
      'read-aloud',
      'voice-email',
    ],
    captions: ['collaborate', 'compare-texts', 'email', 'studio', 'summarise'],
    transcribe: ['collaborate', 'compare-texts', 'email', 'studio', 'summarise'],
    'voice-note': ['studio', 'summarise', 'read-aloud', 'voice-email'],
    'read-aloud': [],
    'voice-email': [],
    'voice-email-finish': ['email-polish', 'email-check', 'studio', 'read-aloud'],
  });
});

test.each(tools.map((tool) => [tool.id, tool] as const))('%s is a tool that people can use', (id, tool) => {
  expect(id).toMatch(/^[a-z][a-z0-9-]{1,59}$/);
  expect(tool.description).toMatch(/^[A-Z].{10,}\.$/);
  // Whoever has no documents or photos yet is given one to try on the page; there is none that an example could name. Nor is there an ally.
  if (/^(?:document-|photo-edit$|ally$)/.test(id))
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
