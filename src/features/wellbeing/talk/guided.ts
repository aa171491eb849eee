/**
 * A conversation without a language model. It asks, gives people's own words back and offers an exercise by what they choose; it does not
 * interpret what they write.
 */
export const needs = [
  { id: 'calm', label: 'Calm down', exercises: ['breathing', 'grounding'] },
  { id: 'thoughts', label: 'Sort out a thought', exercises: ['thought-record', 'worry-time'] },
  { id: 'start', label: 'Get going', exercises: ['small-step', 'problem-solving'] },
  { id: 'kinder', label: 'Be kinder to myself', exercises: ['kind-letter', 'breathing'] },
  { id: 'sleep', label: 'Sleep better', exercises: ['sleep-diary', 'worry-time'] },
  { id: 'listen', label: 'Just write it down', exercises: [] },
] as const;
export type NeedId = (typeof needs)[number]['id'];

export type GuidedStep = 'feelings' | 'happened' | 'hardest' | 'need' | 'offer';

export const guidedSteps: readonly GuidedStep[] = ['feelings', 'happened', 'hardest', 'need', 'offer'];

export const stepQuestions: Readonly<Record<GuidedStep, string>> = {
  feelings: 'Hello. What do you feel at the moment? Choose as many as fit.',
  happened: 'What happened, or what is going on? Write as much or as little as you like.',
  hardest: 'Thank you for writing that down. What is the hardest part of it for you?',
  need: 'What would help you most right now?',
  offer: 'Here is something you can do now.',
};

export const after = (step: GuidedStep): GuidedStep =>
  guidedSteps[Math.min(guidedSteps.indexOf(step) + 1, guidedSteps.length - 1)]!;

/** Asked of everyone before they write, in words that leave no doubt: asking does not put the thought into anyone's head. */
export const safetyQuestion =
  'Before we start, a question for everyone who comes here: are you thinking about hurting yourself or ending your life?';
export const safetyThanks =
  'Thank you for telling me. That takes courage. I am a program and can’t keep you safe, but people can: the numbers are at the top of this page. Call now, or go to someone you trust and show them this page.';
/** After words of crisis; the panel with numbers is open then. */
export const crisisReply =
  'Thank you for writing that. I am a program and can’t keep you safe, but people can: the numbers are at the top of this page. Please call, or go to someone you trust. When you are safe, we can go on.';
