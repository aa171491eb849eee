import { expect, test } from 'vitest';
import { isAbout, readTopic } from './topic.ts';

test.for([
  ['machine-learning', 'Machine Learning', ['machine', 'learning']],
  ['The-Art-of-TEA', 'The Art Of Tea', ['art', 'tea']],
  ['éclair', 'Éclair', ['éclair']],
  ['漢字', '漢字', ['漢字']],
  ['--a--', 'A', []],
  ['---', '---', []],
] as const)('%s', ([given, title, words]) => {
  expect(readTopic(given)).toEqual({ slug: given.toLowerCase(), title, words });
});

test('letters written in two ways are the same topic', () => {
  expect(readTopic('e\u0301clair').slug).toBe('éclair');
});

test('a text is about a topic when it has all of its words, or words that begin with them', () => {
  const text = 'Voice tools: speak, and the e-mail writes itself.';
  for (const topic of ['voice', 'voice-tools', 'TOOL', 'writes', 'the-mail'])
    expect(isAbout(readTopic(topic), text), topic).toBe(true);
  for (const topic of ['ice', 'voice-images', 'too', 'the', '---', 'mailbox'])
    expect(isAbout(readTopic(topic), text), topic).toBe(false);
});
