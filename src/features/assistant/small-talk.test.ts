import { expect, test } from 'vitest';
import { smallTalk } from './small-talk.ts';

test.each([
  'Hi',
  'hello!',
  'Good morning, panda',
  'How are you?',
  "what's up",
  'thanks',
  'Thank you so much!',
  'ok, thanks a lot',
  'bye',
  'Good night little panda, see you tomorrow!',
  'Who are you?',
  'Are you a robot?',
  'What can you do?',
  'help',
  'tell me a joke',
  'How old are you?',
  'good panda',
])('%s gets a short and kind reply', (said) => {
  const reply = smallTalk(said);
  expect(reply).toBeTruthy();
  expect(reply!.length).toBeLessThan(220);
});

test.each([
  'hi, how do I sign in?',
  'thanks, but where are my backup codes?',
  'how are you storing my data',
  'ok but how do I delete it',
  'help me with my password',
  '',
])('%j is a question', (said) => expect(smallTalk(said)).toBeUndefined());
