/**
 * Of class names that contradict each other the last stays. The library for this weighs more than a page's own code; the few of its
 * rules that our names need stand here, and `cn.test.ts` holds both against each other on every name in the source.
 */
import { classGroups, conflicts } from './class-groups.ts';

type Test = (value: string) => boolean;

const exact = new Map<string, string>();
const byTest = new Map<string, [test: Test, group: string][]>();
for (const [group, names] of Object.entries(classGroups))
  for (const name of names)
    if (typeof name === 'string') exact.set(name, group);
    else if (typeof name !== 'function')
      for (const [prefix, values] of Object.entries(name))
        for (const value of values)
          if (typeof value === 'function')
            byTest.set(prefix, [...(byTest.get(prefix) ?? []), [value, group]]);
          else exact.set(value ? `${prefix}-${value}` : prefix, group);

const remembered = new Map<string, string>();
/** Pages say the same few hundred lists again and again; a page that makes up new ones must not fill the memory. */
const mostRemembered = 500;

export function mergeClasses(list: string): string {
  const known = remembered.get(list);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const merged = withoutOverruled(list.split(/\s+/).filter(Boolean)).join(' ');
  remembered.set(list, merged);
  return merged;
}

function withoutOverruled(names: readonly string[]): string[] {
  const said = new Set<string>();
  return names
    .toReversed()
    .filter((name) => {
      const { condition, base } = apart(name);
      const group = groupOf(base);
      if (!group) return true;
      if (said.has(condition + group)) return false;
      for (const also of [group, ...(conflicts[group] ?? [])]) said.add(condition + also);
      return true;
    })
    .toReversed();
}

/** `hover:!p-4` is `p-4` on conditions of its own. Colons within brackets belong to a value. */
function apart(name: string): { condition: string; base: string } {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < name.length; at++) {
    const sign = name[at]!;
    if (sign === '[' || sign === '(') depth += 1;
    else if (sign === ']' || sign === ')') depth -= 1;
    else if (sign === ':' && depth === 0) start = at + 1;
  }
  const base = name.slice(start);
  const bare = base.replace(/^!|!$/, '');
  return { condition: name.slice(0, start) + (bare === base ? '' : '!'), base: bare };
}

function groupOf(base: string): string | undefined {
  const property = /^\[([^:\]]+):/.exec(base);
  if (property) return `[${property[1]}]`;
  const unsigned = base.replace(/^-/, '');
  return groupByName(unsigned.replace(/\/[^/[\]]+$/, '')) ?? groupByName(unsigned);
}

/** The longest beginning decides: `rounded-t-lg` is of `rounded-t` before it is of `rounded`. */
function groupByName(name: string): string | undefined {
  const group = exact.get(name);
  if (group) return group;
  for (let end = name.lastIndexOf('-'); end > 0; end = name.lastIndexOf('-', end - 1)) {
    const rest = name.slice(end + 1);
    const found = byTest.get(name.slice(0, end))?.find(([test]) => test(rest));
    if (found) return found[1];
  }
  return undefined;
}
