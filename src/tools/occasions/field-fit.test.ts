import { describe, expect, it, test } from 'vitest';
import { fitWarning, hintOf } from './field-fit.ts';
import { action, date, list, sentences, text } from './occasion.ts';
import { occasions } from './occasions.ts';

const thing = text('thing', 'What is broken', 'the heating');
const favour = action('favour', 'Could you …', 'water my plants');
const why = sentences('why', 'Why', 'I am away.');

test('every field says the form that it takes, with its example, which has that form', () => {
  for (const { id, fields } of occasions)
    for (const field of fields) {
      const place = `${id}: ${field.label}`;
      if (field.kind !== 'list' && field.kind !== 'choice')
        expect(hintOf(field), place).toContain(`For example: ${field.example}`);
      expect(fitWarning(field, field.example), place).toBeUndefined();
    }
});

describe('a field warns of', () => {
  it.for([
    [thing, 'I have no heating', 'sentence of its own'],
    [thing, 'we’re freezing', 'sentence of its own'],
    [thing, 'can you repair my heating', 'question'],
    [thing, 'when will it be repaired', 'question'],
    [thing, 'the heating?', 'question'],
    [thing, 'fix my heating', 'asks somebody'],
    [thing, 'please come soon', 'asks somebody'],
    [thing, 'The heating is off. Nobody came', 'more than one sentence'],
    [favour, 'can you pick up my kids', 'question'],
    [favour, 'I need you to pick up my kids', 'sentence of its own'],
    [favour, 'dont know', 'does not fit'],
    [thing, 'keep him inside', 'does not fit'],
    [date('when', 'When', 'Friday'), 'dont know maybe friday', 'Only a day or time'],
    [date('when', 'When', 'Friday'), 'as soon as you can', 'Only a day or time'],
    [favour, 'picking up my kids', 'plain form'],
    [favour, 'my kids', 'names a thing'],
    [why, 'because I am away', 'Leave out the first word'],
    [why, 'work', 'whole sentence'],
  ] as const)('$1', ([field, value, words]) => {
    expect(fitWarning(field, value)).toContain(words);
  });

  it.for([
    [thing, 'the broken boiler'],
    [thing, 'heating, since Monday'],
    [thing, 'St. Mary’s organ'],
    [thing, 'IT systems'],
    [favour, 'bring me a chair'],
    [favour, 'pick up my kids'],
    [favour, 'to pick up my kids'],
    [favour, 'please pick up my kids'],
    [thing, 'restarting it'],
    [date('when', 'When', 'Friday'), 'probably thursday'],
    [date('when', 'When', 'Friday'), 'Easter'],
    [why, 'I am away for a week'],
    [date('when', 'When', 'Friday'), '5 p.m. on Friday'],
    [list('tasks', 'Tasks', 'one'), 'I do the dishes'],
    [thing, ''],
  ] as const)('nothing in $1', ([field, value]) => {
    expect(fitWarning(field, value)).toBeUndefined();
  });
});
