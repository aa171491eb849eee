import { expect, it } from 'vitest';
import { avatarField, initials } from './avatar-name.ts';

it.each([
  ['Ines Marsh', 'IM'],
  ['tomás ávila', 'TÁ'],
  ['Anna Maria de Souza', 'AS'],
  ['jo-kim', 'JK'],
  ['mo', 'M'],
  ['  ', '?'],
  ['🐼 Panda', 'P'],
  ['李小龙', '李'],
])('%s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('gives a name the same colour however it is spelt', () => {
  expect(avatarField('Ines Marsh')).toBe(avatarField(' ines marsh '));
});

it('spreads names over the fields', () => {
  const names = ['Ines', 'Tomas', 'Yuki', 'Mo', 'Jo', 'Kim', 'Ada', 'Lin', 'Noor', 'Max'];
  expect(new Set(names.map(avatarField)).size).toBe(4);
});
