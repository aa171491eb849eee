import { expect, test } from 'vitest';
import { greetingFor } from './greeting-for.ts';
import { greeting } from './words.ts';

const last = { title: 'Is bamboo a grass?', toolTitle: 'Multi-AI consensus' };

test('a stranger is greeted as the specification says', () => {
  expect(greetingFor({})).toBe(greeting);
});

test('a guest who has made something is met by it', () => {
  expect(greetingFor({ last })).toBe(
    'Welcome back. I am the Frenly panda. Last time you were at “Is bamboo a grass?” in Multi-AI consensus. Shall we continue, or is there something new?',
  );
});

test('a member is greeted by name, by the panda that is theirs', () => {
  expect(greetingFor({ name: 'Ada', panda: 'Mochi' })).toBe(
    'Hello, Ada. I am Mochi, your panda. Ask me anything, or tell me what to make better.',
  );
  expect(greetingFor({ name: 'Ada', last })).toMatch(/^Hello, Ada\. I am the Frenly panda\. Last time/);
});

test('a title that is a whole text is cut', () => {
  const words = greetingFor({ last: { ...last, title: 'x'.repeat(61) } });
  expect(words).toContain(`“${'x'.repeat(60)}…”`);
});
