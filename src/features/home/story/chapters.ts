import type { Mood, Pose } from '#kit/ui/panda/panda.tsx';

export interface Chapter {
  title: string;
  text: string;
  pose: Pose;
  mood: Mood;
  field: string;
}

/** What the panda has to say for itself, and nothing that is not so. */
export const chapters: readonly Chapter[] = [
  {
    title: 'I live here.',
    text: 'In one folder, on one machine that somebody looks after. One command woke me up. I did not have to ask anyone for a key.',
    pose: 'sit',
    mood: 'idle',
    field: 'bg-leaf',
  },
  {
    title: 'Ask me something.',
    text: 'I look it up. While I look, you can see me think; when you speak, you can see me listen. My face is never decoration.',
    pose: 'body',
    mood: 'think',
    field: 'bg-sky',
  },
  {
    title: 'I do not know everything.',
    text: 'When I do not know, I say so. I have never made up an answer, and I am not going to start with yours.',
    pose: 'sit',
    mood: 'sorry',
    field: 'bg-blush',
  },
  {
    title: 'A whole house is going up around me.',
    text: 'Rooms to write in, to speak, to draw, to read, to build, and to do it together. Some doors are open. Behind the others you can hear hammering.',
    pose: 'body',
    mood: 'listen',
    field: 'bg-honey',
  },
  {
    title: 'What is yours, I only keep warm.',
    text: 'Take it all with you whenever you like, or have it erased. You press the button; nobody asks you why.',
    pose: 'wrapped',
    mood: 'idle',
    field: 'bg-leaf',
  },
];
