import { describe, expect, it } from 'vitest';
import { isOnlyAsking, isQuestion, questionParts } from './question-parts.ts';

const words = (question: string) => questionParts(question).map((part) => part.words);

describe('several questions in one', () => {
  it('are told apart where the next one begins', () => {
    expect(words('when is the party and who brings chairs?')).toEqual([
      'When is the party?',
      'Who brings chairs?',
    ]);
    expect(words('When is it, who comes and what does it cost?')).toEqual([
      'When is it?',
      'Who comes?',
      'What does it cost?',
    ]);
    expect(
      words('whats the capital of Slovenia, how many people live there and which countries are next to it'),
    ).toEqual([
      'Whats the capital of Slovenia?',
      'How many people live there?',
      'Which countries are next to it?',
    ]);
    expect(words('what do 60 T-shirts cost, and who does first aid?')).toHaveLength(2);
    expect(words('When does it start? By when must we pay?')).toEqual([
      'When does it start?',
      'By when must we pay?',
    ]);
    expect(words('where and when do we meet, and who brings the cake?')).toEqual([
      'Where do we meet?',
      'When do we meet?',
      'Who brings the cake?',
    ]);
    expect(words('What must I do, and by when?')).toEqual(['What must I do?', 'By when?']);
  });

  it('one question stays as it was written', () => {
    for (const question of [
      'When is the party?',
      'Who brings chairs and tables?',
      'When does Ben, who brings chairs, arrive?',
      'summarise what we said',
      'Tell me what Ana said',
      '',
    ])
      expect(words(question)).toEqual([question]);
  });

  it('a part that leaves everything to the one beside it is known', () => {
    for (const bare of ['Since when?', 'When?', 'How many?', 'By what date?'])
      expect(isOnlyAsking(bare)).toBe(true);
    for (const whole of ['Since when is it so?', 'What is 5 + 5?', 'Who comes?', 'How many people?'])
      expect(isOnlyAsking(whole)).toBe(false);
  });

  it('a condition, a remark and a greeting are no questions', () => {
    for (const question of [
      'When is it?',
      'Where did she go?',
      'Whats the capital of Peru?',
      'Who comes?',
      'By when must we pay?',
      'Since when?',
      'Is it open?',
    ])
      expect(isQuestion(question)).toBe(true);
    for (const other of [
      'When it is noon in Nairobi?',
      'If it is 3 pm in London?',
      'Where we live?',
      'Hey?',
      'My brother is in Quito?',
    ])
      expect(isQuestion(other)).toBe(false);
  });

  it('each is looked for with what it leaves to the one beside it', () => {
    const [when, where] = questionParts('When and where is the summer party?');
    expect(when).toEqual({ words: 'When is the summer party?', search: 'When the summer party?' });
    expect(where!.search).toBe('where is the summer party?');
    const [, place] = questionParts('When is the summer party and where is it?');
    expect(place!.search).toBe('where is it the summer party');
  });
});
