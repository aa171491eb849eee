/** mathjs on a short leash: only what is listed can be called, and nothing that could run for long. */
import { createRequire } from 'node:module';
import type { BigNumber, MathJsInstance, MathNode } from 'mathjs';

const require = createRequire(import.meta.url);
let instance: MathJsInstance | undefined;

/** The single-file build loads in a tenth of the time of the thousand modules. */
export function math(): MathJsInstance {
  instance ??= (require('mathjs/lib/browser/math.js') as MathJsInstance).create({
    number: 'BigNumber',
    precision: 64,
  } as never) as MathJsInstance;
  return instance;
}

export const longestExpression = 300;
const mostNodes = 120;
const largestFactorial = 2000;
const largestExponent = 1e5;

const functions = new Set(
  'sqrt cbrt nthRoot abs round floor ceil log log10 log2 ln exp sin cos tan asin acos atan mod gcd lcm factorial combinations permutations min max mean median mode sum prod std variance'.split(
    ' ',
  ),
);
const constants = new Set(['pi', 'e', 'tau', 'phi', 'deg', 'rad']);
const operators = new Set(['+', '-', '*', '/', '^', '!', 'mod']);

export function parse(expression: string): MathNode | undefined {
  if (expression.length > longestExpression) return undefined;
  try {
    return math().parse(expression);
  } catch {
    return undefined; // Not an expression: someone else's question.
  }
}

/** The value, or nothing where it is not plain arithmetic, not real, or too much work. */
export function evaluate(expression: string): BigNumber | undefined {
  const tree = parse(expression);
  if (!tree || !isHarmless(tree)) return undefined;
  const value = valueOf(tree);
  return value?.isFinite() ? value : undefined;
}

function valueOf(tree: MathNode): BigNumber | undefined {
  try {
    const value: unknown = tree.compile().evaluate({ ln: (x: BigNumber) => x.ln() });
    if (math().isBigNumber(value)) return value as BigNumber;
    return typeof value === 'number' && Number.isFinite(value) ? math().bignumber(value) : undefined;
  } catch {
    return undefined; // Division of kinds that do not go together, a wrong number of arguments.
  }
}

interface Parts {
  name?: string;
  op?: string;
  fn?: { name?: string };
  args?: MathNode[];
  content?: MathNode;
}

function isHarmless(tree: MathNode): boolean {
  let nodes = 0;
  tree.traverse(() => (nodes += 1));
  return nodes <= mostNodes && isAllowed(tree);
}

function isAllowed(node: MathNode): boolean {
  const { name = '', op = '', fn, args = [], content } = node as MathNode & Parts;
  switch (node.type) {
    case 'ConstantNode':
      return true;
    case 'SymbolNode':
      return constants.has(name);
    case 'ParenthesisNode':
      return content !== undefined && isAllowed(content);
    case 'OperatorNode':
      return operators.has(op) && args.every(isAllowed) && isBounded(op, args);
    case 'FunctionNode':
      return functions.has(fn?.name ?? '') && args.every(isAllowed) && isBounded(fn?.name ?? '', args);
    default:
      return false;
  }
}

/** Checked from the inside out, so that the parts that are worked out here are small themselves. */
function isBounded(operation: string, args: readonly MathNode[]): boolean {
  const limits: Record<string, [number, number]> = {
    '!': [0, largestFactorial],
    factorial: [0, largestFactorial],
    combinations: [0, largestFactorial],
    permutations: [0, largestFactorial],
    '^': [1, largestExponent],
  };
  const [which, most] = limits[operation] ?? [];
  if (which === undefined || most === undefined) return true;
  const value = args[which] && valueOf(args[which]);
  return value !== undefined && value.abs().lte(most);
}
