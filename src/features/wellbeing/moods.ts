import type { Mood } from '#kit/ui/panda/panda.tsx';

/** How someone feels, from 1 to 5, with the panda that goes with it. */
export const moods: readonly { value: number; label: string; panda: Mood }[] = [
  { value: 1, label: 'Very bad', panda: 'sorry' },
  { value: 2, label: 'Bad', panda: 'think' },
  { value: 3, label: 'So-so', panda: 'idle' },
  { value: 4, label: 'Good', panda: 'wave' },
  { value: 5, label: 'Very good', panda: 'celebrate' },
];

export const moodLabel = (value: number) => moods.find((mood) => mood.value === value)?.label ?? '';

export const feelings = [
  'Sad',
  'Anxious',
  'Angry',
  'Ashamed',
  'Guilty',
  'Lonely',
  'Empty',
  'Hopeless',
  'Stressed',
  'Tired',
  'Hurt',
  'Confused',
  'Calm',
  'Content',
  'Grateful',
  'Hopeful',
  'Proud',
  'Happy',
];
