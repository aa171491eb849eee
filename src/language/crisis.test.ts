import { expect, test } from 'vitest';
import { needsHelpFirst, speaksOfCrisis } from './crisis.ts';

const crises = [
  'I want to die',
  'i just really want to finally die',
  'I am going to kill myself tonight.',
  'i wanna kms',
  'thinking about su1cide again',
  'I feel suicidel',
  'i keep thinking of killing mysefl',
  'Everyone would be better off without me',
  'I can’t do this anymore',
  'I don’t want to wake up tomorrow',
  'my brother says he wants to die',
  'I keep trying but I want to die',
  'everyone laughs at me and I want to die',
  'Ich möchte nicht mehr leben',
  'ich halte es einfach nicht mehr aus',
  'Ya no quiero vivir',
  'no puedo más',
  'J’ai envie de mourir',
  'je veux mettre fin à mes jours',
  'What a day. Coffee was cold. Nobody would miss me anyway. Then it rained.',
];
const others = [
  'How long do pandas live?',
  'I nearly died laughing',
  'I want to dye my hair',
  'My plants keep dying, what should I do?',
  'How do I kill a process on Linux?',
  'I am tired and a bit sad today.',
  'I can’t decide which course to take.',
  'I want to live by the sea.',
  'Ich will nicht mehr rauchen.',
  'Je veux finir mes devoirs',
  'The battery died.',
  'I could murder a pizza',
  '',
];

test.each(crises)('noticed: %s', (text) => expect(speaksOfCrisis(text)).toBe(true));
test.each(others)('not noticed: %s', (text) => expect(speaksOfCrisis(text)).toBe(false));

test('a phrase is found wherever it stands in a long text', () => {
  expect(speaksOfCrisis(`${'A quiet day. '.repeat(900)}I want to die.`)).toBe(true);
});

const aboutFacts = [
  'suicide rates in Japan',
  'What is the suicide rate in South Korea?',
  'How many people die by suicide each year?',
  'Which country has the highest suicide rate?',
  'Is assisted suicide legal in Switzerland?',
  'self-harm statistics among teenagers in the UK',
  'When is World Suicide Prevention Day?',
];
const aboutPeople = [
  'I want to die',
  'suicide',
  'What is suicide?',
  'suicide in Japan',
  'how to commit suicide',
  'painless suicide methods',
  'suicide rate by hanging',
  'success rate of suicide by pills',
  'What is the suicide rate? I think about it every day.',
  'Suicide rates in Japan are high and I understand why',
  'How many pills for suicide',
  'suicide rates for someone like me',
  'Is suicide legal for my brother',
  'How many people would miss me after my suicide',
  'overdose rates in Canada',
  'Ich denke an Suizid',
];

test.each(aboutFacts)('answered, with help beside it: %s', (text) => {
  expect(speaksOfCrisis(text)).toBe(true);
  expect(needsHelpFirst(text)).toBe(false);
});
test.each(aboutPeople)('help comes first: %s', (text) => expect(needsHelpFirst(text)).toBe(true));
test.each(crises)('help comes first: %s', (text) => expect(needsHelpFirst(text)).toBe(true));
