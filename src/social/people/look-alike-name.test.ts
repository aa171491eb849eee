import { expect, test } from 'vitest';
import { nameSkeletonOf } from './look-alike-name.server.ts';

test.for([
  ['Ana', 'ANA'],
  ['Ana', ' a n a '],
  ['Ana', 'Аnа'],
  ['Ana', 'Ána'],
  ['Ana', 'Ａｎａ'],
  ['Ana', 'A\u200Bna'],
  ['Ana', '@ana'],
  ['Bill', 'Bi1l'],
  ['Bill', 'BiIl'],
  ['Oscar', '0scar'],
  ['Norman', 'Norrnan'],
  ['Maxim', 'Махіm'],
])('%s and %s look alike', ([one, other]) => {
  expect(nameSkeletonOf(one!)).toBe(nameSkeletonOf(other!));
});

test.for([
  ['Ana', 'Anna'],
  ['Ana', 'Ana B'],
  ['李', '王'],
  ['Максим', 'Марина'],
])('%s and %s do not', ([one, other]) => {
  expect(nameSkeletonOf(one!)).not.toBe(nameSkeletonOf(other!));
});
