import { builtInQuest, run } from './built-in-quest.ts';

export const peopleQuests = [
  builtInQuest({
    id: 'good-neighbour',
    title: 'Good neighbour',
    about: 'Help someone with an answer, thank someone for theirs, and follow someone whose work you like.',
    credits: 25,
    steps: [
      {
        id: 'answer',
        title: 'Answer someone’s question',
        hint: 'Short is fine, if it helps. Answers to your own questions do not count here.',
        check: { did: 'answer', where: [{ fact: 'isOwn', is: false }] },
      },
      {
        id: 'thank',
        title: 'Thank someone',
        hint: 'Say what for: it means more, and others learn what helps.',
        check: { did: 'thanks' },
      },
      {
        id: 'follow',
        title: 'Follow someone',
        hint: 'Their activity appears in your pulse.',
        check: { did: 'follow' },
      },
    ],
  }),
  builtInQuest({
    id: 'ask-around',
    title: 'Ask around',
    about: 'Ask the engines first, then ask people what no engine can tell you.',
    credits: 15,
    steps: [
      {
        id: 'engines',
        title: 'Ask the engines first',
        hint: 'See what they can already answer.',
        check: run('consensus'),
        example: 3,
      },
      {
        id: 'people',
        title: 'Ask the community a question',
        hint: 'One question at a time, with what you’ve tried.',
        check: { did: 'question' },
      },
    ],
  }),
  builtInQuest({
    id: 'stand-on-shoulders',
    title: 'Remix',
    about: 'Start from a creation in the gallery, make it your own, and publish it.',
    credits: 25,
    steps: [
      {
        id: 'remix',
        title: 'Start from a creation in the gallery',
        hint: 'Open one and choose “Use this”. Change at least a word.',
        check: { did: 'run', where: [{ fact: 'isRemix', is: true }] },
      },
      {
        id: 'show',
        title: 'Add your version to the gallery',
        hint: 'Your page credits the original, and its creator sees your remix.',
        check: { did: 'creation', where: [{ fact: 'isRemix', is: true }] },
      },
    ],
  }),
  builtInQuest({
    id: 'curator',
    title: 'Curator for a day',
    about: 'Explore the gallery, like your favourites, and put three in a collection.',
    credits: 15,
    steps: [
      {
        id: 'like',
        title: 'Like three creations of others',
        hint: 'Take your time. Likes on your own creations do not count here.',
        check: { did: 'like', times: 3, where: [{ fact: 'isOwn', is: false }] },
      },
      {
        id: 'collect',
        title: 'Fill a collection with three creations',
        hint: 'It can be private. Give it a name that says what it’s about.',
        check: { did: 'collection', where: [{ fact: 'items', atLeast: 3 }] },
      },
    ],
  }),
  builtInQuest({
    id: 'back-to-school',
    title: 'Back to school',
    about: 'Finish two lessons: do the exercises and pass the quizzes.',
    credits: 25,
    steps: [
      {
        id: 'one',
        title: 'Finish a lesson',
        hint: 'Most take five minutes. Tutorials are a good place to start.',
        check: { did: 'lesson' },
      },
      {
        id: 'two',
        title: 'Finish another one',
        hint: 'Questions you got wrong come back another day.',
        check: { did: 'lesson', times: 2 },
      },
    ],
  }),
  builtInQuest({
    id: 'moving-in',
    title: 'Getting started',
    about: 'Adopt a panda, try a tool, and meet someone.',
    credits: 15,
    steps: [
      {
        id: 'panda',
        title: 'Adopt a panda',
        hint: 'Choose its look and name.',
        check: { did: 'panda' },
      },
      {
        id: 'tool',
        title: 'Get a first result from any tool',
        hint: 'Try one of the examples.',
        check: { did: 'run' },
      },
      {
        id: 'follow',
        title: 'Follow someone',
        hint: 'People who like what you like are in the directory.',
        check: { did: 'follow' },
      },
    ],
  }),
];
