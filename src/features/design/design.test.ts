/** The rules of designs: briefs are read, colours can be read, changes are taken back alone, and two who change at once both keep theirs. */
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { readBrief } from './brief/read-brief.ts';
import { noWords } from './scene.ts';
import { contrast, paletteOf, readable, type Scheme } from './colour/palette.ts';
import { moodIds } from './colour/moods.ts';
import {
  align,
  distribute,
  duplicate,
  group,
  mask,
  move,
  remove,
  restack,
  wholeGroups,
} from './editor/commands.ts';
import { linesOf, snapMove } from './editor/snap.ts';
import { canBeShifted } from './editor/use-shift.ts';
import { designSchema, kitSchema } from './fields.ts';
import { layOut } from './layout/lay-out.ts';
import { chooseTemplates, propose, resizePage, wordsOn } from './layout/propose.ts';
import { readLive, writeLive } from './live/live-design.ts';
import { apply, diff, inverse, mergeDesigns } from './patch.ts';
import { formatIds, inPile, kinds, noKit, type Design, type Kind, type Page } from './scene.ts';
import { templates } from './templates/all.ts';
import { measurePrinted } from './type/printer.server.ts';

const words = {
  ...noWords(),
  kicker: 'Live',
  title: 'Jazz Night',
  subtitle: 'A quartet',
  date: '12 June',
  place: 'Blue Note Berlin',
  detail: 'Doors at 7',
  by: 'The Club',
  contact: 'bluenote.example',
};
const pageOf = (id = 'disc', format: (typeof formatIds)[number] = 'poster', said = words): Page =>
  layOut({
    template: templates.find((one) => one.id === id)!,
    format,
    words: said,
    mood: 'warm',
    kit: noKit,
    picture: '',
    seed: 3,
    measure: measurePrinted,
    id: 'p1',
  });
const designOf = (...pages: Page[]): Design => ({ brief: 'x', mood: 'warm', kit: noKit, pages, guides: [] });

describe('briefs', () => {
  it.each([
    [
      'poster for a jazz night, 12 June, Blue Note Berlin, warm',
      'poster',
      'warm',
      { title: 'Jazz Night', date: '12 June', place: 'Blue Note Berlin' },
    ],
    [
      'Business card for Mira Lindqvist, landscape architect, Studio Moss, mira@moss.example',
      'business-card',
      undefined,
      {
        title: 'Mira Lindqvist',
        subtitle: 'Landscape architect',
        by: 'Studio Moss',
        contact: 'mira@moss.example',
      },
    ],
    [
      'Invitation for Ada & Jonas, 22 August 3 pm, RSVP by 1 July, romantic',
      'invitation',
      'romantic',
      { title: 'Ada & Jonas', date: '22 August 3 pm', detail: 'RSVP by 1 July' },
    ],
    [
      'banner "We are hiring" join our team, jobs.example.com',
      'banner',
      undefined,
      { title: 'We are hiring', contact: 'jobs.example.com' },
    ],
    ['title: Open day, place: Town hall', undefined, undefined, { title: 'Open day', place: 'Town hall' }],
  ])('%s', (text, kind, mood, said) => {
    expect(readBrief(text)).toMatchObject({ kind, mood, words: said });
  });
  it('what it says, entered apart, leaves the brief a description: only dates, contacts and labelled parts are printed', () => {
    const brief =
      'My grandma turns 90 on saturday, please make me a card with sunflowers, from: Ida, 12 December 2026, ida@example.com';
    const { words, mood } = readBrief(`${brief}, warm`, true);
    expect(words).toEqual({
      ...noWords(),
      date: 'Saturday, 12 December 2026',
      by: 'Ida',
      contact: 'ida@example.com',
    });
    expect(mood).toBe('warm');
  });
  it('without it, every word is printed as it was given', () => {
    expect(readBrief('My grandma turns 90').words.title).toBe('My Grandma Turns 90');
    expect(readBrief('could you draw something nice').words.title).toBe('Could You Draw Something Nice');
  });
  it('reads colours, and gives something for anything', () => {
    expect(readBrief('Poster for "City run", 10 km').words).toMatchObject({
      title: 'City run',
      subtitle: '10 km',
    });
    expect(readBrief('post: sale, in #ff5500 and navy').colours).toEqual(['#ff5500', '#000080']);
    for (const odd of [
      '',
      '   ',
      ',,,;',
      '“”',
      'constructor',
      '__proto__',
      'a'.repeat(2000),
      'ملصق, ١٢ يونيو',
    ])
      expect(() => readBrief(odd)).not.toThrow();
  });
});

it('colours of every mood and scheme can be read, also those of a kit', () => {
  for (const scheme of ['paper', 'solid', 'night', 'pastel'] as Scheme[])
    for (const kit of [[], ['#ffff00'], ['#808080', '#7f7f7f'], ['#000000'], ['#ffffff']])
      for (const mood of moodIds) {
        const { ink, field, accent } = paletteOf(mood, scheme, kit);
        expect(contrast(ink, field)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accent, field)).toBeGreaterThanOrEqual(3);
      }
  expect(contrast(readable('#777777', '#808080'), '#808080')).toBeGreaterThanOrEqual(4.5);
});

describe('layouts', () => {
  it('there are at least forty, some for every kind, each with a name of its own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(40);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    for (const kind of kinds)
      expect(templates.filter((one) => one.kinds.includes(kind)).length).toBeGreaterThanOrEqual(5);
  });
  it.each(templates.map(({ id }) => id))(
    '%s says every word in every format, within the page, and fits the schema',
    (id) => {
      for (const format of formatIds) {
        const page = pageOf(id, format);
        expect(wordsOn(page)).toEqual(words);
        expect(designSchema.safeParse(designOf(page)).error).toBeUndefined();
        for (const layer of page.layers) {
          if (layer.is !== 'text' || !layer.role) continue;
          for (const line of layer.lines) expect(line.width).toBeLessThanOrEqual(layer.w + 1);
          expect(
            [
              layer.x >= -1,
              layer.y >= -1,
              layer.x + layer.w <= page.width + 1,
              layer.y + layer.h <= page.height + 1,
            ],
            `${id} ${format} ${layer.role}`,
          ).toEqual([true, true, true, true]);
        }
      }
    },
  );
  it('proposals differ, and come again from the same seed', () => {
    const input = {
      kind: 'poster',
      brief: 'jazz night',
      words,
      mood: undefined,
      kit: noKit,
      picture: '',
      seed: 9,
      count: 8,
      measure: measurePrinted,
    } as const;
    const [first, again] = [propose(input), propose(input)];
    expect(again).toEqual(first);
    expect(new Set(first.map(({ template }) => template)).size).toBe(8);
  });
  it('a book fair gets no record sleeve, a concert gets one first, and a long title no wall of type', () => {
    const chosen = (brief: string, title = brief, kind: Kind = 'poster', count = 8) =>
      [1, 2, 3, 4, 5].map((seed) => chooseTemplates(kind, { seed, count, brief, title }).map(({ id }) => id));
    for (const ids of chosen('Book fair')) {
      expect(ids.filter((id) => ['record', 'equaliser', 'confetti'].includes(id))).toEqual([]);
      expect(ids[0]).toMatch(/index|ticket/);
    }
    for (const ids of chosen('Poster for two concerts', 'Two evenings'))
      expect(ids.slice(0, 4)).toEqual(expect.arrayContaining(['record', 'equaliser']));
    for (const ids of chosen('', 'A title that goes on for longer than any wall would want to carry'))
      expect(ids).not.toContain('wall');
    for (const kind of kinds)
      for (const ids of chosen('anything', 'Anything', kind, 5)) expect(ids).toHaveLength(5);
  });
  it('another format has the words as they were left', () => {
    const page = pageOf();
    page.layers = page.layers.map((one) =>
      one.is === 'text' && one.role === 'title' ? { ...one, text: 'Swing Night' } : one,
    );
    const story = resizePage(designOf(page), page, 'story', { measure: measurePrinted, id: 'p2', z: 2 });
    expect([story.width, story.height]).toEqual([1080, 1920]);
    expect(wordsOn(story)).toEqual({ ...words, title: 'Swing Night' });
  });
});

describe('commands', () => {
  const page = pageOf();
  const [a, b, c] = inPile(page.layers).map(({ id }) => id) as [string, string, string];
  const find = (from: Page, id: string) => from.layers.find((one) => one.id === id)!;
  it('align, distribute, restack, group, duplicate, mask, remove', () => {
    const left = align(page, new Set([a, b]), 'left');
    expect(find(left, a).x).toBe(find(left, b).x);
    const even = distribute(page, new Set([a, b, c]), 'y');
    expect(even.layers).toHaveLength(page.layers.length);
    expect(inPile(restack(page, new Set([a]), 'front').layers).at(-1)!.id).toBe(a);
    expect(inPile(restack(page, new Set([a]), 'up').layers)[1]!.id).toBe(a);
    expect(inPile(restack(page, new Set([c]), 'back').layers)[0]!.id).toBe(c);
    const grouped = group(page, new Set([a, c]));
    expect(wholeGroups(grouped, [a])).toEqual(new Set([a, c]));
    const copied = duplicate(grouped, new Set([a, c]));
    expect(copied.page.layers).toHaveLength(page.layers.length + 2);
    expect(wholeGroups(copied.page, [[...copied.ids][0]!]).size).toBe(2);
    const masked = mask(page, new Set([a, b]));
    expect(find(masked, a).clip).toBe(b);
    expect(find(remove(masked, new Set([b])), a).clip).toBeUndefined();
  });
  it('what is locked stays where it is', () => {
    const locked = { ...page, layers: page.layers.map((one) => ({ ...one, isLocked: true })) };
    expect(move(locked, new Set([a]), 9, 9)).toEqual(locked);
    expect(remove(locked, new Set([a])).layers).toHaveLength(page.layers.length);
  });
  it('what cuts out or is cut out is drawn at every step of a drag; all else is only shown elsewhere', () => {
    const [one, two, three] = page.layers.map(({ id }) => id) as [string, string, string];
    const layers = page.layers.map((layer) => (layer.id === one ? { ...layer, clip: two } : layer));
    expect(canBeShifted(page, new Set([one, two]))).toBe(true);
    expect(canBeShifted({ ...page, layers }, new Set([one]))).toBe(false);
    expect(canBeShifted({ ...page, layers }, new Set([two]))).toBe(false);
    expect(canBeShifted({ ...page, layers }, new Set([three]))).toBe(true);
  });

  it('snaps to the middle of the page, and not from afar', () => {
    const lines = linesOf({ ...page, layers: [] }, new Set(), [], 0);
    const box = { x: page.width / 2 - 52, y: 300, w: 100, h: 40 };
    expect(snapMove(box, lines, 5)).toMatchObject({ dx: 2, dy: 0 });
    expect(snapMove({ ...box, x: box.x - 30 }, lines, 5)).toMatchObject({ dx: 0 });
  });
});

describe('changes', () => {
  const base = designOf(pageOf(), { ...pageOf('tiles', 'square'), id: 'p2', z: 2 });
  const touch = (design: Design, at: number, change: object): Design => ({
    ...design,
    pages: design.pages.map((page, k) =>
      k === 0
        ? { ...page, layers: page.layers.map((one, i) => (i === at ? { ...one, ...change } : one)) }
        : page,
    ),
  });
  it('one takes back a step of one’s own, and leaves what another did to the same layer', () => {
    const mine = touch(base, 0, { x: 500 });
    const both = touch(mine, 0, { opacity: 0.5 });
    const back = apply(both, inverse(diff(base, mine)));
    expect(back).toEqual(touch(base, 0, { opacity: 0.5 }));
    expect(mergeDesigns(base, mine, touch(base, 0, { opacity: 0.5 }))).toEqual(both);
  });
  it('live: two move and colour the same layer at once, and both hold', () => {
    const [one, two] = [new Y.Doc(), new Y.Doc()];
    writeLive(one, base);
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    expect(readLive(two)).toEqual(base);
    writeLive(one, touch(base, 0, { x: 500 }));
    writeLive(two, touch(base, 0, { opacity: 0.5 }));
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
    expect(readLive(one)).toEqual(touch(touch(base, 0, { x: 500 }), 0, { opacity: 0.5 }));
    expect(readLive(two)).toEqual(readLive(one));
  });
  it('live: writing what is there already says nothing', () => {
    const doc = new Y.Doc();
    writeLive(doc, base);
    let updates = 0;
    doc.on('update', () => (updates += 1));
    writeLive(doc, readLive(doc));
    expect(updates).toBe(0);
  });
});

it('a design takes no drawings, addresses or markup in', () => {
  const page = pageOf();
  const image = {
    id: 'i',
    name: 'Logo',
    z: 99,
    turn: 0,
    opacity: 1,
    x: 0,
    y: 0,
    w: 9,
    h: 9,
    is: 'image',
    fit: 'contain',
  } as const;
  const path = page.layers.find(({ is }) => is === 'path')!;
  for (const layer of [
    ...[
      'data:image/svg+xml;base64,PHN2Zy8+',
      'https://example.com/a.png',
      'javascript:alert(1)',
      'data:image/png;base64,"><script>',
    ].map((src) => ({ ...image, src })),
    { ...path, d: 'M0 0"/><script>alert(1)</script>' },
    { ...path, fill: 'url(https://example.com)' },
    { ...path, x: Infinity },
  ])
    expect(designSchema.safeParse(designOf({ ...page, layers: [layer as never] })).success).toBe(false);
  expect(
    kitSchema.safeParse({ ...noKit, logo: 'data:image/svg+xml;utf8,<svg onload="alert(1)"/>' }).success,
  ).toBe(false);
  const many = { ...page, layers: Array.from({ length: 601 }, (_, k) => ({ ...path, id: `n${k}` })) };
  expect(designSchema.safeParse(designOf(many)).success).toBe(false);
});
