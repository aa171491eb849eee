import { describe, expect, it } from 'vitest';
import { habitConflict, habitOf, isWeekly } from './habits.ts';

const conflict = (one: string, other: string) => {
  const [a, b] = [habitOf(one), habitOf(other)];
  return a && b ? habitConflict(a, b) !== undefined : false;
};

describe('what someone does on which days', () => {
  it.for([
    ['I run on Mondays and Thursdays.', 'I never run on Mondays.'],
    ['I run on mondays', 'I don’t run on Mondays!'],
    ['I run every day.', 'I never run on Sundays.'],
    ['I run on weekdays.', 'I do not run on Wednesdays.'],
    ['I run.', 'I never run.'],
    ['I run on Mondays.', 'I never run.'],
    ['I run on Mondays at 7 am.', 'I never run at 7:00.'],
    ['I only run on Tuesdays.', 'I run on Mondays and Tuesdays.'],
    ['We close on Sundays.', 'We never close on Sundays.'],
    ['I usually play tennis on Fridays.', 'I never play tennis on Fridays.'],
  ])('%s contradicts: %s', ([one, other]) => {
    expect(conflict(one!, other!)).toBe(true);
    expect(conflict(other!, one!)).toBe(true);
  });

  it.for([
    ['I run on Mondays and Thursdays.', 'I never run on Tuesdays.'],
    ['I run on Mondays.', 'I run on Thursdays.'],
    ['I run.', 'I never run on Mondays.'],
    ['I run on Mondays.', 'I never swim on Mondays.'],
    ['I run on Mondays at 7 am.', 'I never run at 6 pm.'],
    ['I run on Mondays.', 'I never run on Mondays if it rains.'],
    ['I run on Mondays.', 'I usually don’t run on Mondays.'],
    ['I run on Mondays.', 'I used to run on Mondays.'],
    ['I run on Mondays.', 'Ana never runs on Mondays.'],
    ['I only run on Tuesdays.', 'I run on Tuesdays.'],
    ['I run every day except Mondays.', 'I never run on Mondays.'],
  ])('%s can be true beside: %s', ([one, other]) => {
    expect(conflict(one!, other!)).toBe(false);
    expect(conflict(other!, one!)).toBe(false);
  });

  it('said of every week, it lasts', () => {
    for (const text of ['I run on Mondays and Thursdays', 'We bake every Friday', 'I swim daily'])
      expect(isWeekly(text), text).toBe(true);
    for (const text of ['I ran on Monday', 'I run', 'She runs on Mondays', 'I used to run on Mondays'])
      expect(isWeekly(text), text).toBe(false);
  });
});
