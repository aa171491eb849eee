import { afterAll, expect, test, vi } from 'vitest';
import { applyEdits } from '#bamboo/text-edits.ts';
import { stopGrammar } from '#bamboo/check-grammar.server.ts';
import { longestPolished } from '#bamboo/polish-edit.ts';
import { polish, type PolishOptions } from '#bamboo/polish.server.ts';
import { quotedIn, ownWords } from '#language/quoted-mail.ts';

/** The checker of grammar takes seconds to come up, and many more beside other work. */
vi.setConfig({ testTimeout: 180_000 });
afterAll(stopGrammar);

const mended = async (text: string, wish: PolishOptions = {}) =>
  applyEdits(
    text,
    (await polish(text, wish)).edits.filter(({ sure }) => sure),
  );

const mail = `Dear Ms Kowalczik,

I am writting to you because the meeting have been moved. He said “I has recieved teh plan” and left.

Wir haben das nicht gewusst und ich bin damit einverstanden.

Run \`npm instal teh\` or see https://exampel.org/recieve.

Best,
Jhon

On Monday, 4 May 2026, Ada wrote:
> I has a question about teh room.
`;

test('mistakes are found with their reasons; quotations, code, names and other languages stay as they are', async () => {
  const { edits, languages } = await polish(mail);
  expect(edits.map(({ was, now, kind }) => [was, now, kind])).toEqual([
    ['writting', 'writing', 'spelling'],
    ['have', 'has', 'grammar'],
  ]);
  for (const { start, end, was, why } of edits) {
    expect(mail.slice(start, end)).toBe(was);
    expect(why).toMatch(/\S{3}.*\.$/);
  }
  expect(languages).toContainEqual({ language: 'de', checked: 'no' });
  expect(await mended(mail)).toBe(mail.replace('writting', 'writing').replace('have been', 'has been'));
});

test('each change has its own reason, and a closing in another language is left alone', async () => {
  const text = 'We recieved it. Could you recieve it too?\n\nMit freundlichen Grüßen aus Berlin,\nWanda Walk';
  const { edits } = await polish(text);
  expect(edits.map(({ was, why }) => [was, why])).toEqual([
    ['recieved', '“recieved” is not in the dictionary.'],
    ['recieve', '“recieve” is not in the dictionary.'],
  ]);
  expect((await polish('Please see below, it is fine.\n\nŁódź Kraków Gdańsk Poznań')).edits).toEqual([]);
});

test('file names and paths are left alone while the words around them are corrected', async () => {
  const text =
    'Please open recieve_data.csv, recieve.csv, teh_file and docs/recieve/teh.md, then .\\recieve\\teh or src\\recieve. We recieve it.';
  const { edits } = await polish(text);
  expect(edits.map(({ was, start }) => [was, start])).toEqual([['recieve', text.lastIndexOf('recieve')]]);
});

test('a text that begins small and with a mistake has its mistake mended, and its beginning left alone', async () => {
  expect(await mended('dont match')).toBe("don't match");
  expect(await mended('the numbers dont match')).toBe("the numbers don't match");
});

test('a word that is said twice has one reason', async () => {
  const { edits } = await polish('We saw the the garden, and we want to to go. It is is the the best.');
  expect(edits.length).toBeGreaterThanOrEqual(2);
  for (const { was, why } of edits) expect(why).toBe(`“${was.split(' ')[0]}” is said twice.`);
});

test('of edits in the same place one is left, so that taking all of them never garbles the text', async () => {
  const text =
    'In order to to utilize this, we was needing teh the numerous files that was made by him basically.';
  const { edits } = await polish(text, { style: true });
  const changing = edits.filter(({ kind }) => kind !== 'long');
  for (const [at, one] of changing.entries())
    for (const other of changing.slice(at + 1)) expect(other.start).toBeGreaterThanOrEqual(one.end);
  expect(edits.some(({ kind, now }) => kind === 'passive' && now === null)).toBe(true);
});

test('what was taught is obeyed', async () => {
  const text = 'The Frenlly team have recieved it. We are writting.';
  const before = await polish(text);
  expect(before.edits.map(({ was }) => was)).toEqual(expect.arrayContaining(['recieved', 'writting']));
  const after = await polish(text, {
    taught: [
      { is: 'word', words: 'recieved', now: null },
      { is: 'change', words: 'writting', now: 'writing' },
    ],
  });
  expect(after.edits.map(({ was }) => was)).not.toContain('recieved');
  expect(after.edits.map(({ was }) => was)).not.toContain('writting');
  expect(after.obeyed).toBe(2);
  expect((await polish('We had colour in there, Jhonn.', { names: ['Jhonn'] })).edits).toEqual([]);
});

test('other languages are looked up where there is a dictionary, and only offered', async () => {
  const { edits } = await polish('Ik heb een fietz gekocht en dat is niet goed voor mij.');
  expect(edits).toMatchObject([{ was: 'fietz', now: 'fiets', sure: false }]);
});

test('of a million characters the first part is checked, and the result says so', async () => {
  const { checked } = await polish('All is well here. '.repeat(55_556).slice(0, 1_000_000));
  expect(checked).toBe(longestPolished);
});

test('text quoted from others is distinguished from the writer’s own', () => {
  expect(ownWords(mail)).toMatch(/^Dear Ms[\s\S]*Jhon$/);
  const outlook = 'Thanks!\n\nFrom: Ada <a@example.org>\nSent: Monday\nTo: Ben\nSubject: Room\n\nIs it free?';
  expect(ownWords(outlook)).toBe('Thanks!');
  const between = '> Is it free?\nYes.\n> And big?\nNo.\n-- \nBen';
  expect(ownWords(between)).toBe('Yes.\n\nNo.');
  expect(quotedIn('On the wall, he wrote: hello')).toEqual([]);
});

test.each([
  ['Me and Tom has checked it, its fine.', "Tom and I have checked it, it's fine."],
  ['Me and Anna was there. All was well.', 'Anna and I were there. All was well.'],
  ['Hello. Me and my sister goes there often.', 'Hello. My sister and I go there often.'],
])('what one correction spans is one edit, right alone and with the others: %s', async (text, right) => {
  const { edits } = await polish(text);
  expect(applyEdits(text, edits)).toBe(right);
  for (const edit of edits) {
    const alone = applyEdits(text, [edit]);
    expect(alone).not.toMatch(/\b(\p{Lu}\p{L}+) and \1\b|\bI (?:has|was|goes)\b/u);
  }
});
