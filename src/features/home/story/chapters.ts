import type { Mood, Pose } from '#kit/ui/panda/panda.tsx';

export interface Chapter {
  title: string;
  text: string;
  pose: Pose;
  mood: Mood;
  field: string;
}

/** What the panda says about Frenly; every sentence must be true. */
export const chapters: readonly Chapter[] = [
  {
    title: 'I live here.',
    text: 'On one machine, started with one command. No keys needed.',
    pose: 'sit',
    mood: 'idle',
    field: 'bg-leaf',
  },
  {
    title: 'Ask me something.',
    text: 'I look it up. You can see when I’m thinking and when I’m listening.',
    pose: 'body',
    mood: 'think',
    field: 'bg-sky',
  },
  {
    title: 'I do not know everything.',
    text: 'When I don’t know, I say so. I don’t make up answers.',
    pose: 'sit',
    mood: 'sorry',
    field: 'bg-blush',
  },
  {
    title: 'There’s a tool for that.',
    text: 'Write, speak, draw, read and build, alone or together.',
    pose: 'body',
    mood: 'listen',
    field: 'bg-honey',
  },
  {
    title: 'Your data is yours.',
    text: 'Export or delete everything, any time.',
    pose: 'wrapped',
    mood: 'idle',
    field: 'bg-leaf',
  },
];
