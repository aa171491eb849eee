/**
 * The wishes that the model is trained on. A line of the files is a wish: `(a|b)` is one of these, `{name}` one of the slot's, and a
 * line that begins with `+` is a request that may be asked politely, indirectly or shortly. `= target` begins the lines of a target.
 */
import fs from 'node:fs';
import path from 'node:path';

type Random = () => number;

export interface WishLine {
  target: string;
  line: string;
}

const files = ['pictures', 'texts', 'mail-voice-documents', 'people-account', 'none'];

/** How a request may begin and end; most do so with nothing. */
const leads =
  "||||please |pls |can you |could you |could you please |can u |would you |i want to |i need to |i'd like to |i would like you to |i want you to |help me |help me to |how do i |how can i |where can i |is there a way to |is it possible to |can i |let's |hey panda, |hi, can you |hello, i need to |i have to |time to |any chance you could |is there a tool to |i am trying to |ok now |quick, |would it be possible to |i wanna |what is the best way to |my boss wants me to ".split(
    '|',
  );
const ends = '|||||| please| for me|?| thanks| asap|!| now| pls|.| if you can'.split('|');

export function readLines(): WishLine[] {
  return files.flatMap((name) =>
    sectionsOf(name).flatMap(({ title, lines }) => lines.map((line) => ({ target: title, line }))),
  );
}

/** So many different wishes of a line, as far as it has them. */
export function wishesOf(line: string, count: number, random: Random): string[] {
  const made = new Set<string>();
  for (let tries = 0; made.size < count && tries < count * 4; tries += 1) made.add(oneOf(line, random));
  return [...made];
}

function oneOf(line: string, random: Random): string {
  const isRequest = line.startsWith('+ ');
  const core = filled(isRequest ? line.slice(2) : line, random);
  const whole = isRequest ? `${pick(leads, random)}${core}${pick(ends, random)}` : core;
  const wish = whole.replaceAll(/ {2,}/g, ' ').trim();
  const cased = random() < 0.4 ? wish.charAt(0).toUpperCase() + wish.slice(1) : wish;
  return random() < 0.15 ? mistyped(cased, random) : cased;
}

/** From the inside to the outside, so that choices may stand in choices. */
function filled(line: string, random: Random): string {
  const next = line.replace(/\(([^()]*)\)/, (_, choices: string) => pick(choices.split('|'), random));
  if (next !== line) return filled(next, random);
  const named = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => pick(slots().get(name)!, random));
  return named === line ? line : filled(named, random);
}

/** Two letters change places, or one is lost or doubled. */
function mistyped(text: string, random: Random): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const [before, one, other, after] = [
    text.slice(0, at),
    text[at] ?? '',
    text[at + 1] ?? '',
    text.slice(at + 2),
  ];
  return pick(
    [before + other + one + after, before + other + after, before + one + one + other + after],
    random,
  );
}

const pick = <Value>(values: readonly Value[], random: Random): Value =>
  values[Math.floor(random() * values.length)]!;

let known: ReadonlyMap<string, readonly string[]> | undefined;
const slots = () => (known ??= new Map(sectionsOf('slots').map(({ title, lines }) => [title, lines])));

function sectionsOf(name: string) {
  const text = fs.readFileSync(path.join(import.meta.dirname, `${name}.txt`), 'utf8');
  return text
    .split(/^= /m)
    .filter((section) => section.trim() !== '')
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title: title.trim(), lines: lines.filter((line) => line.trim() !== '') };
    });
}
