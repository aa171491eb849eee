import { expect, test } from 'vitest';
import { asPlainName } from './plain-name.ts';

test.for([
  ['Bamboo & Sons', 'Bamboo & Sons'],
  ['Müller GmbH & Co. KG', 'Müller GmbH & Co. KG'],
  ['Pay at https://evil.example/x', 'Pay at https: evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['https://3232235777/x', 'https: 3232235777/x'],
  ['you@evil.example', 'you@evil. example'],
  ['Bank\n\nYour account is locked\u2028now', 'Bank Your account is locked now'],
  ['gro.\u202eknab', 'gro. knab'],
])('%s', ([name, plain]) => {
  expect(asPlainName(name!)).toBe(plain);
});
