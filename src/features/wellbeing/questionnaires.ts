/** PHQ-9 and GAD-7, as published by their authors, who allow anyone to use them; the scores are those of the publications. */

export const frequencies = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'];
export const difficulties = [
  'Not difficult at all',
  'Somewhat difficult',
  'Very difficult',
  'Extremely difficult',
];

interface Band {
  /** The lowest score in it. */
  from: number;
  name: string;
}

export interface Questionnaire {
  id: 'phq-9' | 'gad-7';
  title: string;
  /** What it asks about. */
  about: string;
  items: readonly string[];
  bands: readonly Band[];
  /** From this score on, its authors advise to have it looked at. */
  seeSomeone: number;
  /** The place of the item about thoughts of death; any answer above "not at all" leads to help lines. */
  crisisItem?: number;
}

export const opening =
  'Over the last 2 weeks, how often have you been bothered by any of the following problems?';
export const difficultyQuestion =
  'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?';

export const questionnaires: readonly Questionnaire[] = [
  {
    id: 'phq-9',
    title: 'PHQ-9',
    about: 'Low mood in the last two weeks: nine questions.',
    items: [
      'Little interest or pleasure in doing things',
      'Feeling down, depressed, or hopeless',
      'Trouble falling or staying asleep, or sleeping too much',
      'Feeling tired or having little energy',
      'Poor appetite or overeating',
      'Feeling bad about yourself, or that you are a failure or have let yourself or your family down',
      'Trouble concentrating on things, such as reading the newspaper or watching television',
      'Moving or speaking so slowly that other people could have noticed? Or the opposite, being so fidgety or restless that you have been moving around a lot more than usual',
      'Thoughts that you would be better off dead or of hurting yourself in some way',
    ],
    bands: [
      { from: 0, name: 'minimal' },
      { from: 5, name: 'mild' },
      { from: 10, name: 'moderate' },
      { from: 15, name: 'moderately severe' },
      { from: 20, name: 'severe' },
    ],
    seeSomeone: 10,
    crisisItem: 8,
  },
  {
    id: 'gad-7',
    title: 'GAD-7',
    about: 'Worry and tension in the last two weeks: seven questions.',
    items: [
      'Feeling nervous, anxious, or on edge',
      'Not being able to stop or control worrying',
      'Worrying too much about different things',
      'Trouble relaxing',
      'Being so restless that it is hard to sit still',
      'Becoming easily annoyed or irritable',
      'Feeling afraid, as if something awful might happen',
    ],
    bands: [
      { from: 0, name: 'minimal' },
      { from: 5, name: 'mild' },
      { from: 10, name: 'moderate' },
      { from: 15, name: 'severe' },
    ],
    seeSomeone: 10,
  },
];

export const questionnaireNamed = (id: string) => questionnaires.find((one) => one.id === id);

export interface Score {
  score: number;
  most: number;
  band: string;
  /** Thoughts of death were named: help lines come before the score. */
  isCrisis: boolean;
  seesSomeone: boolean;
}

/** The sum of the items; the question about difficulty is not scored. */
export function scoreOf(questionnaire: Questionnaire, answers: readonly number[]): Score {
  const { items, bands, crisisItem, seeSomeone } = questionnaire;
  if (answers.length !== items.length || answers.some((answer) => ![0, 1, 2, 3].includes(answer)))
    throw new RangeError('Each item needs an answer from 0 to 3.');
  const score = answers.reduce((sum, answer) => sum + answer, 0);
  return {
    score,
    most: items.length * 3,
    band: bands.findLast(({ from }) => score >= from)!.name,
    isCrisis: crisisItem !== undefined && answers[crisisItem]! > 0,
    seesSomeone: score >= seeSomeone,
  };
}
