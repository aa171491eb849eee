/** How soon Bamboo answers: the first question after loading, and those after it. */
import fs from 'node:fs';
import path from 'node:path';
import { median, type Table } from './table.ts';

interface BenchQuestion {
  question: string;
  expect: string;
  texts?: unknown;
  turns?: unknown;
}

export async function benchBamboo(): Promise<Table> {
  const began = performance.now();
  const { createBamboo } = await import('#bamboo/bamboo.server.ts');
  const bamboo = createBamboo();
  const ask = (text: string) => bamboo.answer({ text, turns: [], now: new Date(), timeZone: 'UTC' });
  await ask('What is the capital of Peru?');
  const first = performance.now() - began;

  const folder = path.resolve(import.meta.dirname, '../src/bamboo/questions');
  const facts = (
    JSON.parse(fs.readFileSync(path.join(folder, 'unseen.json'), 'utf8')) as BenchQuestion[]
  ).filter(({ expect, texts, turns }) => expect === 'answer' && !texts && !turns);
  for (const { question } of facts) await ask(question);
  const times: number[] = [];
  for (const { question } of facts) {
    const start = performance.now();
    await ask(question);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return {
    title: `Bamboo's factual answers (${facts.length} questions)`,
    columns: ['', 'measured', 'aim'],
    rows: [
      ['first answer, loading included', ms(first), '1,000 ms'],
      ['middle, warm', ms(median(times)), '50 ms'],
      ['95th of 100, warm', ms(times[Math.floor(times.length * 0.95)]!), '50 ms'],
      ['slowest, warm', ms(times.at(-1)!), ''],
    ],
  };
}
