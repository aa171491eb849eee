import { houseQuest, run } from './house-quest.ts';

export const peopleQuests = [
  houseQuest({
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
        hint: 'Their news comes first in your pulse from then on.',
        check: { did: 'follow' },
      },
    ],
  }),
  houseQuest({
    id: 'ask-around',
    title: 'Ask around',
    about: 'See what the house knows, then ask the people in it what no engine can tell you.',
    credits: 15,
    steps: [
      {
        id: 'engines',
        title: 'Ask the engines first',
        hint: 'Then you know what is still open.',
        check: run('consensus'),
        example: 3,
      },
      {
        id: 'people',
        title: 'Ask the community a question',
        hint: 'One question at a time, with what you tried already.',
        check: { did: 'question' },
      },
    ],
  }),
  houseQuest({
    id: 'stand-on-shoulders',
    title: 'Stand on shoulders',
    about: 'Begin with something from the gallery, make it your own, and show what became of it.',
    credits: 25,
    steps: [
      {
        id: 'remix',
        title: 'Begin with a creation from the gallery',
        hint: 'Open one and choose “Use this”. Change at least a word.',
        check: { did: 'run', where: [{ fact: 'isRemix', is: true }] },
      },
      {
        id: 'show',
        title: 'Add your version to the gallery',
        hint: 'The page says where it began, and the other maker sees what came of theirs.',
        check: { did: 'creation', where: [{ fact: 'isRemix', is: true }] },
      },
    ],
  }),
  houseQuest({
    id: 'curator',
    title: 'Curator for a day',
    about: 'Look around the gallery, like what you like, and put three creations together.',
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
        hint: 'It may stay private. Give it a name that says what holds it together.',
        check: { did: 'collection', where: [{ fact: 'items', atLeast: 3 }] },
      },
    ],
  }),
  houseQuest({
    id: 'back-to-school',
    title: 'Back to school',
    about: 'Finish two lessons: do the exercises with the tools themselves, and pass the quizzes.',
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
        hint: 'Questions you got wrong come back another day; that costs nothing here.',
        check: { did: 'lesson', times: 2 },
      },
    ],
  }),
  houseQuest({
    id: 'moving-in',
    title: 'Moving in',
    about: 'Adopt a panda, try a tool, and meet someone. Then this is home.',
    credits: 15,
    steps: [
      {
        id: 'panda',
        title: 'Adopt a panda',
        hint: 'Choose its coat and its name. Both are yours.',
        check: { did: 'panda' },
      },
      {
        id: 'tool',
        title: 'Get a first result from any tool',
        hint: 'The examples are one press away.',
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
