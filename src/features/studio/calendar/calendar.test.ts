import { expect, test } from 'vitest';
import { emptyBrief } from '../brief.ts';
import type { Part } from '../set.ts';
import { afterEvent } from './event-day.ts';
import { daysAround, instantOf, isLocalTime, isZone, monthAfter } from './when.ts';

test('a time on a clock is an instant, also where clocks change', () => {
  expect(instantOf('2026-03-14T08:00', 'Europe/Berlin')?.toISOString()).toBe('2026-03-14T07:00:00.000Z');
  expect(instantOf('2026-07-14T08:00', 'Europe/Berlin')?.toISOString()).toBe('2026-07-14T06:00:00.000Z');
  // There is no 02:30 that night; and another night it comes twice.
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('2026-10-25T02:30', 'Europe/Berlin')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(instantOf('2026-02-30T08:00', 'UTC')).toBeUndefined();
  expect(instantOf('2026-02-20T08:00', 'Nowhere/At-all')).toBeUndefined();
  expect([isLocalTime('2026-02-20T25:00'), isLocalTime('x'), isZone('Asia/Tokyo'), isZone('x')]).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('a month is shown in weeks from Monday', () => {
  const days = daysAround('2026-03');
  expect([days[0], days.length, days.at(-1)]).toEqual(['2026-02-23', 42, '2026-04-05']);
  expect(daysAround('2026-02')).toHaveLength(35);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('what is planned after the day it is about is named', () => {
  const fact = (value: string, label = 'Opening day') => ({ id: value, label, value });
  const part = (kind: Part['kind'], planned: string | null) => ({ id: kind, kind, planned }) as Part;
  const parts = [
    part('article', '2027-03-12T09:00'),
    part('newsletter', '2027-03-20T09:00'),
    part('script', null),
  ];
  const late = (...values: string[]) =>
    afterEvent({ brief: { ...emptyBrief, facts: values.map((value) => fact(value)) }, parts });
  expect(late('Saturday 14 March 2027')).toMatchObject({
    label: 'Opening day',
    parts: [{ kind: 'newsletter' }],
  });
  expect(late('14 March')).toMatchObject({ parts: [{ kind: 'newsletter' }] });
  // What lasts until the 21st is not over; another year is far away; a price is no day.
  expect(late('14 March 2027', '21 March 2027')).toBeNull();
  expect(late('14 March 2029')).toBeNull();
  expect(late('12 euros')).toBeNull();
});
