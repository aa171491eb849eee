/**
 * Code in the preview may share its thread with our page, where a loop without an end would freeze the tab. So every loop and every
 * function asks `$guard()` first, which throws once a turn has taken too long (`preview/prelude.ts`). Only what stands on the same line
 * moves: line numbers stay.
 */
import { parse, type Node } from 'acorn';

const call = '$guard();';

interface Insertion {
  at: number;
  text: string;
}

/** Code that cannot be read is returned as it is: it will not run either. */
export function guardLoops(code: string, sourceType: 'module' | 'script'): string {
  let program: Node;
  try {
    program = parse(code, {
      ecmaVersion: 'latest',
      sourceType,
      allowReturnOutsideFunction: true,
      allowHashBang: true,
    });
  } catch {
    return code;
  }
  return insertAll(code, findInsertions(program));
}

function findInsertions(program: Node): Insertion[] {
  const insertions: Insertion[] = [];
  // A list of its own: code that is nested a thousand deep must not end our stack.
  const waiting: Node[] = [program];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const body = guardedBody(node);
    if (body) insertions.push(...insertInto(body));
    waiting.push(...childrenOf(node));
  }
  return insertions;
}

const loops = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
]);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function guardedBody(node: Node): Node | undefined {
  if (!loops.has(node.type) && !functions.has(node.type)) return undefined;
  return (node as Node & { body: Node }).body;
}

function insertInto(body: Node): Insertion[] {
  if (body.type === 'BlockStatement') return [{ at: afterDirectives(body), text: call }];
  if (body.type.endsWith('Statement'))
    return [
      { at: body.start, text: `{${call}` },
      { at: body.end, text: '}' },
    ];
  // The value of an arrow function; what it holds is guarded in itself.
  return [];
}

/** `'use strict'` must stay the first thing in a function. */
function afterDirectives(body: Node): number {
  const { body: statements } = body as Node & { body: (Node & { directive?: string })[] };
  const last = statements.findLast(({ directive }) => directive !== undefined);
  return last ? last.end : body.start + 1;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode),
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function insertAll(code: string, insertions: Insertion[]): string {
  let made = '';
  let done = 0;
  // Of two at one place, what closes comes before what opens.
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at || closing(b) - closing(a))) {
    made += code.slice(done, at) + text;
    done = at;
  }
  return made + code.slice(done);
}

const closing = ({ text }: Insertion) => Number(text === '}');
