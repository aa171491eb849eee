import { expect, test } from 'vitest';
import { questionnaireNamed, questionnaires, scoreOf } from './questionnaires.ts';

const phq = questionnaireNamed('phq-9')!;
const gad = questionnaireNamed('gad-7')!;
const answersWith = (count: number, total: number) =>
  Array.from({ length: count }, (_, index) => Math.max(0, Math.min(3, total - index * 3)));

test.each([
  [0, 'minimal'],
  [4, 'minimal'],
  [5, 'mild'],
  [9, 'mild'],
  [10, 'moderate'],
  [14, 'moderate'],
  [15, 'moderately severe'],
  [19, 'moderately severe'],
  [20, 'severe'],
  [27, 'severe'],
])('PHQ-9: %i is %s', (total, band) => {
  expect(scoreOf(phq, answersWith(9, total))).toMatchObject({ score: total, most: 27, band });
});

test.each([
  [0, 'minimal'],
  [4, 'minimal'],
  [5, 'mild'],
  [10, 'moderate'],
  [14, 'moderate'],
  [15, 'severe'],
  [21, 'severe'],
])('GAD-7: %i is %s', (total, band) => {
  expect(scoreOf(gad, answersWith(7, total))).toMatchObject({ score: total, most: 21, band });
});

test('thoughts of death lead to help at any score', () => {
  expect(scoreOf(phq, [0, 0, 0, 0, 0, 0, 0, 0, 1])).toMatchObject({
    score: 1,
    isCrisis: true,
    seesSomeone: false,
  });
  expect(scoreOf(phq, [3, 3, 3, 3, 3, 3, 3, 3, 0]).isCrisis).toBe(false);
});

test('a missing or foreign answer is never scored', () => {
  for (const one of questionnaires) {
    expect(() => scoreOf(one, [])).toThrow('Each item');
    expect(() =>
      scoreOf(
        one,
        one.items.map(() => 4),
      ),
    ).toThrow('Each item');
    expect(() =>
      scoreOf(
        one,
        one.items.map(() => 0.5),
      ),
    ).toThrow('Each item');
  }
});
