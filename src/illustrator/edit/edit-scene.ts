/** "Two more boats, at noon, without the dog": a sentence as changes of a scene, each told in words. */
import type { Item, Scene } from '../scene.ts';
import type { FindKind } from '../read/find-subjects.ts';
import { readPrompt } from '../read/read-prompt.ts';
import { formsOf } from '../read/tokens.ts';
import { colourWords, sizeWords } from '../read/words.ts';
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
    const text = clause.trim().toLowerCase();
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
    /^(?:without|remove|delete|drop|no more|no|take away|erase|lose|get rid of)\s+(?:all\s+)?(?:the\s+|any\s+|a\s+|an\s+)?(.+)$/.exec(
      text,
    );
  if (gone) {
    const targets = scene.items.filter((item) => isMeant(item, gone[1]!));
    if (targets.length > 0) {
      targets.forEach((item) => changes.push(`${nameOf(item)} removed`));
      return { ...scene, items: scene.items.filter((item) => !targets.includes(item)) };
    }
  }
  const target = /^(?:make|turn|move|put|colour|color|paint|place|the)\b/.test(text)
    ? itemIn(scene, text)
    : undefined;
  if (target) {
    const change = changeOf(text);
    if (Object.keys(change).length > 0) {
      changes.push(
        `${nameOf(target)}: ${Object.keys(change)
          .map((key) =>
            key === 'layout'
              ? `moved (${change.layout})`
              : key === 'size'
                ? `now ${change.size}`
                : 'new colour',
          )
          .join(', ')}`,
      );
      return {
        ...scene,
        items: scene.items.map((item) => (item === target ? { ...item, ...change } : item)),
      };
    }
  }
  return addAndSet(scene, text, findKind, changes, unread);
}

const reversed = (match: RegExpExecArray | null) => match && [match[0], match[2]!, match[1]!];
const moved = (item: Item, from: string, to: string): Item =>
  item.relation?.to === from ? { ...item, relation: { ...item.relation, to } } : item;

function changeOf(text: string): Partial<Pick<Item, 'colour' | 'size' | 'layout'>> {
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
      changes.push(`${key}: ${String(scene[key as keyof Scene])} → ${value}`);
  if (/\bno (?:rain|snow|fog|clouds)\b|\bstop raining\b/.test(text)) next.weather = 'clear';
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
