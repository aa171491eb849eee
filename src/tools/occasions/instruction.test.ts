import { expect, test } from 'vitest';
import { readsAsInstruction } from './instruction.ts';

test.for([
  'Tell my landlord that the heating is broken',
  'please ask Anna if she can come',
  'Write to the council about the bins',
  'write an email to my boss saying I am ill',
  'Let the team know that the meeting is off',
  'Can you remind Jan to send the figures',
  'hi can you tell mrs okafor at the surgery that i cant make it',
  'Send a polite message that I will be late',
])('an instruction: %s', (text) => {
  expect(readsAsInstruction(text)).toBe(true);
});

test.for([
  'Tell me when you are free',
  'Please let me know if that suits you',
  'Let us know by Friday',
  'Ask yourself whether it is worth it',
  'The heating is broken.',
  'I told my landlord that the heating is broken',
  'Let us meet on Friday',
  'Write soon!',
  'Hello, tell me when you are free',
  '',
])('no instruction: %s', (text) => {
  expect(readsAsInstruction(text)).toBe(false);
});
