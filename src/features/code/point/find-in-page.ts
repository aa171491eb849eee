/** Elements of a running page in the source of the page. What scripts made is not there: then the nearest part around it is. */
import { parseDocument } from 'htmlparser2';
import type { TrailStep } from '../preview/picked.ts';

type ParentNode = Pick<ReturnType<typeof parseDocument>, 'children'>;
type ChildNode = ParentNode['children'][number];
type Element = Extract<ChildNode, { attribs: unknown }>;

export interface Range {
  from: number;
  to: number;
}

export interface SourceElement extends Range {
  tag: string;
  /** What it holds; undefined where that is not words alone. */
  words: (Range & { text: string }) | undefined;
  before: Range | undefined;
  after: Range | undefined;
}

export interface InPage {
  element: SourceElement;
  /** Of it, not of something around it. */
  isExact: boolean;
}

export function findInPage(html: string, trail: readonly TrailStep[]): InPage | undefined {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  let place: ParentNode = document;
  let last: Element | undefined;
  for (const [at, step] of trail.entries()) {
    const next: Element | undefined = childrenOf(place).filter(({ name }) => name === step.tag)[step.nth - 1];
    // Pages may leave these out.
    if (!next && (step.tag === 'html' || step.tag === 'body') && last === undefined) continue;
    if (!next) return last && at > 0 ? { element: describe(last), isExact: false } : undefined;
    [place, last] = [next, next];
  }
  return last && { element: describe(last), isExact: true };
}

const isElement = (node: ChildNode): node is Element =>
  node.type === 'tag' || node.type === 'script' || node.type === 'style';
const childrenOf = ({ children }: ParentNode) => children.filter(isElement);
const rangeOf = (node: ChildNode): Range => ({ from: node.startIndex!, to: node.endIndex! + 1 });

function describe(element: Element): SourceElement {
  const siblings = element.parent ? childrenOf(element.parent).filter(({ type }) => type === 'tag') : [];
  const at = siblings.indexOf(element);
  const rangeAt = (place: number) => siblings[place] && rangeOf(siblings[place]);
  const { children } = element;
  const isWords = children.length > 0 && children.every(({ type }) => type === 'text');
  const text = children.map((child) => (child.type === 'text' ? child.data : '')).join('');
  return {
    ...rangeOf(element),
    tag: element.name,
    words: isWords ? { from: children[0]!.startIndex!, to: children.at(-1)!.endIndex! + 1, text } : undefined,
    before: at > 0 ? rangeAt(at - 1) : undefined,
    after: rangeAt(at + 1),
  };
}
