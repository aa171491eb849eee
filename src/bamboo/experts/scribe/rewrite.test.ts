/** Rules of tone must leave sentences whole: a checker finds no more mistakes after than before. */
import { afterAll, expect, test } from 'vitest';
import { stopGrammar } from '#bamboo/check-grammar.server.ts';
import { mistakesIn } from '#bamboo/grammar.server.ts';
import { retoned, withoutContractions, withoutFillers } from '#language/rewrite.ts';

afterAll(stopGrammar);

const sentences = `I just wanted to let you know that the meeting starts at nine.
Do you know where the station is?
As you know, the office is closed on Friday.
You know, it rained all day.
It was cold, you know, and nobody came.
I do not know what you mean, to be honest.
I want you to be honest with me.
What I mean is that we should wait.
This kind of work takes time.
It is kind of you to help us.
It is kind of cold in here.
What sort of car do you drive?
Can you see the lake from here?
She is not very tall.
It is not just a book but a whole library.
We have quite a few guests tonight.
He lives in a very old house.
This is an absolutely great idea.
She sat at the very end of the table.
Thank you very much for the letter.
He arrived just in time.
It looks just like the other one.
We close at the end of the day.
At the end of the day, we need a plan.
Honestly, I really like it.
Did she really say that?
The ER was full last night.
There are many people who like tea.
There are two things that I like.
There is a man who lives next door.
The majority of the people voted.
A large number of these houses are empty.
They may have the ability to swim.
She is able to swim.
It works as well as possible.
At the moment of the crash, the road was empty.
In my opinion, the plan is good.
Isn't it a nice day?
Don't you like it?
It's been a long week.
It's a long road.
He's gone home.
Why can't we go?
Please get in touch when you are ready.
I will get back to work now.
I will get back to you soon.
We check out of the hotel at ten.
A lot of water was spilled.
A lot of people came.
All that stuff is mine.
Ok, I will come.
Is that okay with you?
How can you do that?
I need to go home now.
I need a new phone.
Do you have time?
Open questions remain.
Help is on the way.
Send me the file.
Many thanks for the flowers.
Thanks to the rain, the garden is green.
I've gotta leave now.
He's gotta leave now.
That is who you are.
I would like to thank you for your help.
It is therefore closed.
Therefore, we closed the shop.
However, the shop stayed open.
However hard we try, it stays shut.
The purchase of the house took a year.
We want to purchase a house.
I know that it is.
Bring fruit, e.g. apples and pears.
What a big dog!
It was so very kind of her.
The plan is simply not good enough.
Yes, absolutely.
I was just about to call you.
They were only just awake.
Actually, we are literally at the river.`.split('\n');

test('the corpus itself is nearly free of mistakes', async () => {
  expect(await mistakesIn(sentences.join('\n\n'))).toBeLessThan(6);
});

test.each([
  ['withoutFillers', withoutFillers],
  ['withoutContractions', withoutContractions],
  ['shorter', (text: string) => retoned(text, 'shorter')],
  ['formal', (text: string) => retoned(text, 'formal')],
  ['friendly', (text: string) => retoned(text, 'friendly')],
])('%s makes no mistakes', async (_, rewrite) => {
  const worse: string[] = [];
  for (const sentence of sentences) {
    const now = rewrite(sentence);
    if (now !== sentence && (await mistakesIn(now)) > (await mistakesIn(sentence)))
      worse.push(`${sentence} → ${now}`);
  }
  expect(worse).toEqual([]);
});

test.each([
  ['I just wanted to let you know that we are late.', 'I wanted to let you know that we are late.'],
  ['It was cold, you know, and nobody came.', 'It was cold and nobody came.'],
  ['He lives in a very old house.', 'He lives in an old house.'],
  ['We have quite a few guests.', 'We have quite a few guests.'],
  ['It is kind of you.', 'It is kind of you.'],
  ['She is not very tall.', 'She is not very tall.'],
])('without fillers: %s', (text, left) => expect(withoutFillers(text)).toBe(left));

test.each([
  ['The majority of the people voted.', 'Most of the people voted.'],
  ['It works as well as possible.', 'It works as well as possible.'],
])('shorter: %s', (text, left) => expect(retoned(text, 'shorter')).toBe(left));

test.each([
  ['Isn’t it nice?', 'Is it not nice?'],
  ["It's been a long week.", 'It has been a long week.'],
  ['How can you do that?', 'How can you do that?'],
  ['I need to go.', 'I need to go.'],
  ['Do you have time?', 'Do you have time?'],
])('formal: %s', (text, left) => expect(retoned(text, 'formal')).toBe(left));
