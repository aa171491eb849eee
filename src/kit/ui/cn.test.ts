import fs from 'node:fs';
import path from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { cn } from './cn.ts';

/** The library with all that it knows, and the names that theme.css adds. */
const whole = extendTailwindMerge({
  extend: { theme: { text: ['display'], radius: ['card', 'panel'], shadow: ['soft', 'raised'] } },
});

const source = path.resolve(import.meta.dirname, '../..');

/** Whatever stands in a string of the source and is a class name to the library, without its conditions. */
function classNames(): string[] {
  const found = new Set<string>();
  for (const file of fs.readdirSync(source, { recursive: true }).map(String))
    if (/\.tsx?$/.test(file) && !/class-groups|\.(?:server|test|testing)\./.test(file))
      for (const [text] of fs
        .readFileSync(path.join(source, file), 'utf8')
        .matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g))
        for (const word of text.slice(1, -1).split(/\s+/))
          found.add(word.replace(/^(?:[^[\]:]|\[[^\]]*\])*:(?=[^\]]*(?:$|\[))/, ''));
  return [...found].filter(
    (name) => /^[-a-z[]/.test(name) && !/['"`}/]$/.test(name) && whole(`${name} ${name}`) === name,
  );
}

test('of the names in use, those contradict each other that the library says do', () => {
  const names = classNames();
  expect(names.length).toBeGreaterThan(700);
  // A few of each beginning are enough to meet every other name.
  const few = Object.values(Object.groupBy(names, (name) => name.replace(/-[^-]*$/, ''))).flatMap((alike) =>
    alike!.slice(0, 4),
  );
  const wrong: string[] = [];
  for (const one of names)
    for (const other of few) {
      const [merged, expected] = [cn(one, other), whole(`${one} ${other}`)];
      if (merged !== expected) wrong.push(`${one} ${other}: ${merged}, not ${expected}`);
    }
  expect(wrong).toEqual([]);
});

test.each([
  ['hover:p-4 hover:px-2', 'hover:p-4 hover:px-2'],
  ['hover:px-2 hover:p-4', 'hover:p-4'],
  ['p-4 hover:p-2', 'p-4 hover:p-2'],
  ['p-4! p-2', 'p-4! p-2'],
  ['-mt-2 mt-4', 'mt-4'],
  ['text-sm/6 text-base', 'text-base'],
  ['leading-4 text-sm/6', 'text-sm/6'],
  ['bg-ink/50 bg-leaf', 'bg-leaf'],
  ['[mask:none] [mask:url(a:b)]', '[mask:url(a:b)]'],
  ['[&_a:hover]:p-2 [&_a:hover]:p-4', '[&_a:hover]:p-4'],
  ['w-[calc(100%-2rem)] w-full', 'w-full'],
  ['no-such-name no-such-name', 'no-such-name no-such-name'],
])('“%s” becomes “%s”, as with the library', (list, merged) => {
  expect(cn(list)).toBe(merged);
  expect(whole(list)).toBe(merged);
});
