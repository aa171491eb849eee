import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEntities, writeEntities } from './entity-notation.ts';
import { orderEntities } from './order-entities.ts';

test('names, types, references and marks are read', () => {
  const { entities, problems } = readEntities(
    'order item: Due date date optional, isbn text unique, author -> person, total amount decimal\n\nPerson',
  );
  expect(problems).toEqual([]);
  expect(writeEntities(entities)).toBe(
    'OrderItem: dueDate date optional, isbn unique, author -> Person, totalAmount decimal\nPerson: ',
  );
});

test('what cannot be read is named with its line', () => {
  const { problems } = readEntities('Book: id, title, title, 9x, author -> Nobody\n: x\nBook: a\nBooks1é');
  expect(problems).toEqual([
    'Line 1: the field id is added to every entity.',
    'Line 1: the field title is there twice.',
    'Line 1: “9x” is not a field. Write a name in letters and digits, then its type.',
    'Line 2: write a name in letters and digits, then a colon and the fields.',
    'Line 3: Book is there twice.',
    'Line 4: write a name in letters and digits, then a colon and the fields.',
    'Book: there is no entity Nobody.',
  ]);
});

test('what is written is read as the same', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const { entities } = readEntities(`Book: ${text}`);
      expect(readEntities(writeEntities(entities)).entities).toEqual(entities);
    }),
  );
});

test('each entity comes after those it needs, and a circle is opened at one place', () => {
  const { entities } = readEntities('A: b -> B\nB: c -> C\nC: a -> A, self -> C');
  const ordered = orderEntities(entities);
  expect(ordered.entities.map(({ name }) => name)).toEqual(['C', 'B', 'A']);
  expect(ordered.loosened).toEqual(['C.a', 'C.self']);
});
