/** XML as elements. Entities that a file declares itself are never looked up, and nothing is ever fetched. */
import { Parser } from 'htmlparser2';
import { ReadFailure } from './failure.ts';

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/** What people write is never nested so deep; the parser's work grows with it. */
export const deepest = 2000;

export function readXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > deepest) throw new ReadFailure('broken', new Error('nested too deep'));
        const element = { name, attributes, children: [] };
        open.at(-1)!.children.push(element);
        open.push(element);
      },
      onclosetag: () => void (open.length > 1 && open.pop()),
      ontext: (data) => void open.at(-1)!.children.push(data),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return root;
}

export const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child) => typeof child !== 'string');

/** The first of that name, however deep. */
export function find(element: Element, name: string): Element | undefined {
  for (const child of descendants(element)) if (child.name === name) return child;
  return undefined;
}

export const all = (element: Element, name: string): Element[] =>
  [...descendants(element)].filter((child) => child.name === name);

export const child = (element: Element | undefined, name: string): Element | undefined =>
  element && elementsOf(element).find((one) => one.name === name);

/** In the order of the file, without recursion: depth is up to whoever made it. */
function* descendants(element: Element): Generator<Element> {
  const open = elementsOf(element).reverse();
  while (open.length > 0) {
    const next = open.pop()!;
    yield next;
    for (const inner of elementsOf(next).reverse()) open.push(inner);
  }
}

/** Where the parts of an office document point to, by id. */
export function relationsOf(text: string | undefined): Map<string, string> {
  const relations = new Map<string, string>();
  if (!text) return relations;
  for (const { attributes } of all(readXml(text), 'Relationship'))
    if (attributes.TargetMode !== 'External' && attributes.Id && attributes.Target)
      relations.set(attributes.Id, attributes.Target);
  return relations;
}

/** A path in the archive, from the folder of the file that names it. */
export function resolved(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}
