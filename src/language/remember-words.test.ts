import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { rememberWords } from './remember-words.ts';

test('a word is found out about once, and then known', () => {
  const asked: string[] = [];
  const lengthOf = rememberWords((word) => {
    asked.push(word);
    return word.length;
  });
  for (const word of ['panda', 'bamboo', 'panda', '']) expect(lengthOf(word)).toBe(word.length);
  expect(asked).toEqual(['panda', 'bamboo', '']);
});

test('words are forgotten before there are too many, and those that are no words are not kept', () => {
  let asked = 0;
  const found = rememberWords((word) => {
    asked += 1;
    return word;
  });
  for (let number = 0; number < 20_000; number += 1) found(`w${number}`);
  found('w0');
  expect(asked).toBe(20_000);
  found('one more');
  found('w0');
  expect(asked).toBe(20_002);
  for (let time = 0; time < 2; time += 1) found('x'.repeat(61));
  expect(asked).toBe(20_004);
});

test('the text that a word was cut from is not kept with it', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const length = 1_000_000;
  const texts = 100;
  const shortened = rememberWords((word) => word.slice(0, -2));
  const before = heap();
  for (let number = 0; number < texts; number += 1) {
    const text = `somewhatlongerword${number} `.padEnd(length, 'and so on ');
    shortened(/\w+/.exec(text)![0]);
  }
  expect(heap() - before).toBeLessThan((texts * length) / 4);
});
