import { expect, test } from 'vitest';
import type { DescribedPlace } from '#kit/place.ts';
import { fittingPlaces } from './fitting-places.ts';

const place = (
  id: string,
  title: string,
  description: string,
  category = 'AI tools',
  open = true,
): DescribedPlace => ({
  id,
  title,
  description,
  category,
  to: `/${id}`,
  personal: false,
  open,
});

const places = [
  place('home', 'Home', 'Ask, search, write and adopt together.', 'Home'),
  place('adopt-panda', 'Adopt a panda', 'Choose a panda, name it and keep it.', 'Pandas and wallet'),
  place('about-pandas', 'About pandas', 'Who the panda is.', 'Voice and e-mail'),
  place('voice', 'Voice to e-mail', 'Speak, and get an e-mail, ready to send.', 'Voice and e-mail'),
  place('images', 'Image generation', 'Describe a picture.', 'Images and video', false),
  place('support', 'Help and support', 'Answers to common questions.', 'Help'),
  place('settings', 'Settings', 'Your account, security and data.', 'Account'),
];
const fit = (text: string, among = places) => fittingPlaces(text, among);
const ids = (text: string, among = places) => fit(text, among).map(({ id }) => id);

test('pages are found by the words of their names, in any form, the best first', () => {
  expect(ids('How do I adopt a panda?')).toEqual(['adopt-panda', 'about-pandas']);
  expect(ids('turn my VOICE note into an email')).toEqual(['voice']);
});

test('two words of a description are enough, one is not', () => {
  expect(ids('is my data under my account')).toEqual(['settings']);
  expect(ids('data about bamboo')).toEqual(['support']);
});

test('a page that is not built is never offered', () => {
  expect(ids('image generation of a lake')).not.toContain('images');
});

test('tools open with the text filled in, other pages as they are', () => {
  expect(fit('voice & email?')[0]!.to).toBe('/voice?q=voice+%26+email%3F');
  expect(fit('adopt a panda')[0]!.to).toBe('/adopt-panda');
});

test('a text too long for an address is left out of it', () => {
  expect(fit(`voice email ${'x'.repeat(1500)}`)[0]!.to).toBe('/voice');
  expect(fit('y'.repeat(201)).map(({ to }) => to)).toEqual(['/support']);
});

test('when nothing fits there is the search of the help', () => {
  expect(fit('What is 18% of 240?').map(({ to }) => to)).toEqual(['/support?q=What+is+18%25+of+240%3F']);
});

test('the universal hub takes everything, once it is open', () => {
  const hub = (open: boolean) => [
    ...places,
    place('universal-hub', 'Universal hub', 'Say what you need.', 'AI tools', open),
  ];
  expect(ids('adopt a panda', hub(true))).toEqual(['adopt-panda', 'about-pandas', 'universal-hub']);
  expect(ids('adopt a panda', hub(false))).not.toContain('universal-hub');
});

test('at most four, and nothing for a text of nothing', () => {
  const many = Array.from({ length: 9 }, (_, index) => place(`p${index}`, `Panda ${index}`, 'One.'));
  expect(fit('panda', many)).toHaveLength(4);
  expect(ids('?!')).toEqual(['support']);
});
