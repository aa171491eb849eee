import { expect, test } from 'vitest';
import { createAutosave, type SaveOutcome, type Saved } from './autosave.ts';
import { applyToText, changesOfText, mergeTexts } from './merge-text.ts';
import { jsonParts } from './propose/json-parts.ts';

/** A server of one text, which may be away. */
function serverWith(text: string) {
  const now: Saved = { revision: 1, content: text };
  const kept: { draft: unknown } = { draft: null };
  let isAway = false;
  const open = (draft: never | null = null) =>
    createAutosave({
      saved: { ...now },
      async save({ revision, content }): Promise<SaveOutcome> {
        if (isAway) return { is: 'unreachable' };
        if (revision !== now.revision) return { is: 'stale', theirs: { ...now } };
        Object.assign(now, { revision: revision + 1, content });
        return { is: 'saved', revision: now.revision };
      },
      loadMerge: async () => (base, mine, theirs) =>
        mergeTexts(base as string, mine as string, theirs as string),
      draft,
      keepDraft: (kept_) => (kept.draft = kept_),
      pause: 1,
      retry: 1,
    });
  return { now, kept, open, goAway: (away: boolean) => (isAway = away) };
}

const settled = (tab: ReturnType<typeof createAutosave>) => expect.poll(() => tab.state.status).toBe('saved');

test('two tabs that change different words both keep theirs', async () => {
  const server = serverWith('The fox jumps.\n\nThe end.');
  const [one, two] = [server.open(), server.open()];
  one.change('The red fox jumps.\n\nThe end.');
  await settled(one);
  two.change('The fox jumps.\n\nThe happy end.');
  await settled(two);
  expect(server.now.content).toBe('The red fox jumps.\n\nThe happy end.');
  one.hear({ ...server.now });
  expect(one.state.content).toBe(server.now.content);
});

test('of the same words both are offered, and whichever is chosen is saved', async () => {
  const server = serverWith('The fox.');
  const [one, two] = [server.open(), server.open()];
  one.change('The red fox.');
  await settled(one);
  two.change('The blue fox.');
  await expect.poll(() => two.state.status).toBe('conflict');
  expect(two.state.theirs).toEqual({ revision: 2, content: 'The red fox.' });
  expect(server.now.content).toBe('The red fox.');
  two.resolve('The blue fox.');
  await settled(two);
  expect(server.now.content).toBe('The blue fox.');
});

test('without a connection nothing is lost: it is kept, and saved when there is one again', async () => {
  const server = serverWith('The fox jumps.\n\nThe end.');
  const tab = server.open();
  server.goAway(true);
  tab.change('The red fox jumps.\n\nThe end.');
  await expect.poll(() => tab.state.status).toBe('unreachable');
  const draft = server.kept.draft;
  expect(draft).toMatchObject({ content: 'The red fox jumps.\n\nThe end.' });
  tab.close();
  // Another device goes on meanwhile; then this browser is opened again.
  Object.assign(server.now, { revision: 2, content: 'The fox jumps.\n\nThe happy end.' });
  server.goAway(false);
  const again = server.open(draft as never);
  await settled(again);
  expect(server.now.content).toBe('The red fox jumps.\n\nThe happy end.');
  expect(server.kept.draft).toBeNull();
});

test('changes of a text apply where their words still stand, and are unfit where not', () => {
  const base = 'One two three four.';
  const changes = changesOfText(base, 'One zwei three vier.');
  expect(applyToText('Oh. One two three four.', changes, base).text).toBe('Oh. One zwei three vier.');
  const { text, unfit } = applyToText('One 2 three four.', changes, base);
  expect([text, unfit.map(({ now }) => now)]).toEqual(['One 2 three vier.', ['zwei']]);
  // An insertion that is there already is not made twice.
  const added = changesOfText('a c', 'a b c');
  expect(applyToText('a b c', added, 'a c').unfit).toHaveLength(1);
});

test('a revision of any structure comes in parts, each taken by itself', () => {
  const before = { title: 'A', chapters: [{ text: 'x' }, { text: 'y' }], old: 1 };
  const after = { title: 'B', chapters: [{ text: 'x' }, { text: 'z' }], tags: ['n'] };
  const hunks = jsonParts.between(before, after);
  expect(hunks.map(({ place }) => place)).toEqual(['title', 'chapters › 2 › text', 'old', 'tags']);
  const { content, unfit } = jsonParts.apply({ ...before, title: 'C' }, hunks, before);
  expect(unfit).toEqual(['0']);
  expect(content).toEqual({ title: 'C', chapters: [{ text: 'x' }, { text: 'z' }], tags: ['n'] });
  expect(jsonParts.apply(before, hunks, before).content).toEqual(after);
});
