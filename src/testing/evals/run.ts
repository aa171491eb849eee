/**
 * `npm run evals`: measures every set, prints the figures and writes them into `docs/quality.md`. `npm run evals -- word` measures
 * only the evals whose path contains the word, and writes nothing. Low figures fail nothing; they are for people to read.
 *
 * `npm run evals -- --engine=openai/gpt-5-mini` gives every tool thirty tasks with one engine, and writes a page to look at;
 * `--tool=rewrite` (any number of them) and `--most=5` do less.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { NotMeasured, type Eval } from './eval.ts';
import { findEvals, qualityFile, replaceFigures, toMarkdown, type Measured } from './report.ts';

async function measureAll({ title, sets, close }: Eval): Promise<string> {
  const measured: Measured[] = [];
  try {
    for (const { name, size, use, measure } of sets) {
      const figures = await measure().catch((error: unknown) => {
        if (error instanceof NotMeasured) return { 'not measured': error.message };
        throw error;
      });
      measured.push({ name, size, use, figures });
    }
  } finally {
    await close?.();
  }
  const table = toMarkdown(title, measured);
  console.log(`${table}\n`);
  return table;
}

async function measureSets(words: readonly string[]): Promise<void> {
  const tables: string[] = [];
  for (const one of await findEvals(words)) tables.push(await measureAll(one));
  if (words.length > 0) return;
  fs.writeFileSync(qualityFile, replaceFigures(fs.readFileSync(qualityFile, 'utf8'), tables.join('\n\n')));
  console.log('Written to docs/quality.md.');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    tool: { type: 'string', multiple: true, default: [] },
    most: { type: 'string', default: '30' },
  },
});
if (values.engine === undefined) await measureSets(positionals);
else {
  // Loads the whole product, which the sets do without.
  const { runEngine } = await import('./engine/run-engine.ts');
  await runEngine({ engine: values.engine, tools: values.tool, most: Number(values.most) });
  process.exit();
}
