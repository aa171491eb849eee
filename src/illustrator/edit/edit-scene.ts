/** "Two more boats, at noon, without the dog": a sentence as changes of a scene, each told in words. */
import type { Item, Scene } from '../scene.ts';
import type { FindKind } from '../read/find-subjects.ts';
import { readPrompt } from '../read/read-prompt.ts';
import { formsOf } from '../read/tokens.ts';
import { colourWords, countWords, sizeWords } from '../read/words.ts';
import { furnishingsIn } from '../stage/furnished.ts';
import { subjectByName } from '../subjects/table.ts';

export interface Edited {
  scene: Scene;
  changes: string[];
  unread: string[];
}

export function editScene(scene: Scene, sentence: string, findKind: FindKind): Edited {
  const changes: string[] = [];
  const unread: string[] = [];
  let now: Scene = { ...scene, items: scene.items.map((item) => ({ ...item })) };
  for (const clause of sentence
    .slice(0, 1000)
    .split(
      /[,;.\n]|\b(?:and then|then|but)\b|\band\b(?=\s+(?:without|no|remove|delete|add|make|move|replace|turn|change|set|with|at|in)\b)/i,
    )) {
    const text = clause
      .trim()
      .toLowerCase()
      .replace(/^(?:(?:please|now|just|and|also|can you|could you)\s+)+/, '')
      .replace(/^take\s+(.+?)\s+(?:away|out|off)$/, 'remove $1')
      .replace(/\s+please$/, '');
    if (text) now = applyClause(now, text, findKind, changes, unread);
  }
  const alive = new Set(now.items.map(({ id }) => id));
  now.items = now.items.map(({ relation, ...item }) =>
    relation && alive.has(relation.to) ? { ...item, relation } : item,
  );
  return { scene: now, changes, unread };
}

function applyClause(
  scene: Scene,
  text: string,
  findKind: FindKind,
  changes: string[],
  unread: string[],
): Scene {
  const swap =
    /^(?:replace|swap|change|turn)\s+(?:the\s+)?(.+?)\s+(?:with|for|by|into)\s+(.+)$/.exec(text) ??
    reversed(/^(.+?)\s+instead of\s+(.+)$/.exec(text));
  if (swap) {
    const target = itemIn(scene, swap[1]!);
    const reading = readPrompt(swap[2]!, findKind);
    if (target && reading.items[0]) {
      const { subject, id, colour } = reading.items[0];
      changes.push(`${nameOf(target)} became ${id}`);
      const name = freeName(scene, id);
      return {
        ...scene,
        items: scene.items.map((item) =>
          item === target
            ? { ...item, subject, id: name, ...(colour ? { colour } : {}) }
            : moved(item, target.id, name),
        ),
      };
    }
  }
  const gone =
    /^(?:without|remove|delete|drop|no more|no|take away|take out|erase|lose|get rid of)\s+(?:all\s+)?(?:of\s+)?(?:the\s+|any\s+|a\s+|an\s+)?(.+)$/.exec(
      text,
    );
  if (gone) return withoutThe(scene, gone[1]!, changes, unread);
  const target = /^(?:make|turn|move|put|colour|color|paint|place|the)\b/.test(text)
    ? itemIn(scene, text)
    : undefined;
  const tableColour = /\b(?:table|desk|desktop)\b/.test(text) ? changeOf(text).colour : undefined;
  if (!target && tableColour && scene.place === 'desk') {
    changes.push('table: new colour');
    return { ...scene, tableColour };
  }
  if (target) {
    const change = changeOf(text);
    const some = howMany(text);
    if (Object.keys(change).length > 0 && some !== undefined && some < target.count) {
      const id = freeName(scene, nameOf(target).replace(/ \d+$/, ''));
      changes.push(`${some} of ${target.count} × ${nameOf(target)}: ${changeWords(change)}`);
      return {
        ...scene,
        items: scene.items.flatMap((item) =>
          item === target
            ? [
                { ...item, count: item.count - some },
                { ...item, ...change, id, count: some },
              ]
            : [item],
        ),
      };
    }
    if (Object.keys(change).length > 0) {
      changes.push(`${nameOf(target)}: ${changeWords(change)}`);
      return {
        ...scene,
        items: scene.items.map((item) => (item === target ? { ...item, ...change } : item)),
      };
    }
  }
  return addAndSet(scene, text, findKind, changes, unread);
}

/** Removes what is named: items, and furnishings of the place. What is not there is reported as unread, never drawn. */
function withoutThe(scene: Scene, text: string, changes: string[], unread: string[]): Scene {
  const bare = text.replaceAll(/[^\p{L}\p{N} -]/gu, '');
  const targets = scene.items.filter((item) => isMeant(item, bare));
  targets.forEach((item) => changes.push(`${nameOf(item)} removed`));
  const held = furnishingsIn(scene.place, bare).filter((one) => !scene.without?.includes(one));
  // A flower that was asked for is meant before the flowers of the meadow.
  const taken = targets.length > 0 ? held.filter((one) => !targets.some((item) => isMeant(item, one))) : held;
  taken.forEach((one) => changes.push(`${one} removed`));
  const isWeather = /\b(?:rain|snow|fog|mist|clouds|storm)\b/.test(bare) && scene.weather !== 'clear';
  if (isWeather) changes.push(`weather: ${scene.weather} → clear`);
  // The sofa is drawn with a lamp beside it, as one thing.
  if (/\blamps?\b/.test(bare) && scene.items.some(({ subject }) => subject === 'couch-and-lamp'))
    unread.push('without the lamp of the sofa');
  else if (targets.length + taken.length === 0 && !isWeather) unread.push(bare);
  return {
    ...scene,
    ...(isWeather ? { weather: 'clear' as const } : {}),
    items: scene.items.filter((item) => !targets.includes(item)),
    ...(taken.length > 0 ? { without: [...(scene.without ?? []), ...taken] } : {}),
  };
}

/** "one cat", "two of the cats": how many of them are meant, where it is said. */
function howMany(text: string): number | undefined {
  const [, word] = /\b(one|two|three|four|five|\d{1,2})\b(?!\s*$)/.exec(text) ?? [];
  return word === undefined ? undefined : (countWords.get(word) ?? Math.max(1, Number(word)));
}

type Change = Partial<Pick<Item, 'colour' | 'size' | 'layout'>>;

const changeWords = (change: Change) =>
  Object.keys(change)
    .map((key) =>
      key === 'layout' ? `moved (${change.layout})` : key === 'size' ? `now ${change.size}` : 'new colour',
    )
    .join(', ');

const reversed = (match: RegExpExecArray | null) => match && [match[0], match[2]!, match[1]!];
const moved = (item: Item, from: string, to: string): Item =>
  item.relation?.to === from ? { ...item, relation: { ...item.relation, to } } : item;

function changeOf(text: string): Change {
  const words = text.split(/\s+/);
  const colour = words.map((word) => colourWords.get(word)).findLast(Boolean);
  const size = /\b(?:bigger|larger|taller)\b/.test(text)
    ? 'large'
    : /\bsmaller\b/.test(text)
      ? 'small'
      : words.map((word) => sizeWords.get(word)).find(Boolean);
  const layout = /\bleft\b/.test(text)
    ? 'left'
    : /\bright\b/.test(text)
      ? 'right'
      : /\b(?:middle|centre|center)\b/.test(text)
        ? 'centre'
        : /\b(?:back|away|distance|further|farther)\b/.test(text)
          ? 'far'
          : /\b(?:closer|nearer|front|forward)\b/.test(text)
            ? 'near'
            : undefined;
  return { ...(colour ? { colour } : {}), ...(size ? { size } : {}), ...(layout ? { layout } : {}) };
}

function addAndSet(
  scene: Scene,
  text: string,
  findKind: FindKind,
  changes: string[],
  unread: string[],
): Scene {
  const more = /\b(?:more|another|extra|additional)\b/.test(text);
  const reading = readPrompt(
    text.replace(/\b(?:more|another|extra|additional|add|with|also)\b/g, ' '),
    findKind,
  );
  let items = scene.items;
  for (const item of reading.items) {
    const there = items.find(({ subject }) => subject === item.subject);
    if (there && (more || item.count !== there.count)) {
      const count = Math.min(40, more ? there.count + item.count : item.count);
      changes.push(`${nameOf(there)}: ${there.count} → ${count}`);
      items = items.map((one) => (one === there ? { ...one, count } : one));
    } else if (!there) {
      changes.push(`${item.count > 1 ? `${item.count} × ` : ''}${item.id} added`);
      items = [...items, { ...item, id: freeName({ ...scene, items }, item.id) }];
    }
  }
  const next: Scene = { ...scene, ...reading.said, items };
  for (const [key, value] of Object.entries(reading.said))
    if (scene[key as keyof Scene] !== value)
      changes.push(
        key === 'tableColour'
          ? 'table: new colour'
          : `${key}: ${String(scene[key as keyof Scene])} → ${value}`,
      );
  if (/\bstop raining\b/.test(text)) next.weather = 'clear';
  unread.push(...reading.unread);
  return next;
}

const itemIn = (scene: Scene, text: string) => scene.items.find((item) => isMeant(item, text));
const nameOf = ({ id }: Item) => id;

function isMeant(item: Item, text: string): boolean {
  const words = text.split(/[^\p{L}-]+/u).filter(Boolean);
  const own = item.id.replace(/ \d+$/, '');
  return words.some((word, i) =>
    [word, words.slice(i, i + 2).join(' ')].some((phrase) =>
      formsOf(phrase).some(
        (form) =>
          form === own || form === own.split(' ').at(-1) || subjectByName.get(form)?.part === item.subject,
      ),
    ),
  );
}

function freeName(scene: Scene, name: string): string {
  if (!scene.items.some(({ id }) => id === name)) return name;
  let i = 2;
  while (scene.items.some(({ id }) => id === `${name} ${i}`)) i++;
  return `${name} ${i}`;
}
