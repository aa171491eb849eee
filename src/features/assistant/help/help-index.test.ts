/** Whether words alone find what people ask for. */
import { describe, expect, it } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { createHelpIndex } from './help-index.ts';
import { passageOf } from './passage.ts';
import { productArticles as articles } from './product-articles.testing.ts';

const index = createHelpIndex(articles);
const found = (question: string, more: object = {}) =>
  index.find({ question, ...more }).map(({ article }) => article.slug);

describe('the first article is the right one', () => {
  it.each([
    ['How can I create a new account?', 'make-an-account'],
    ['What information is required when creating an account?', 'make-an-account'],
    ['It keeps logging me out every day', 'sign-in'],
    ['I forgot my pasword', 'forgotten-password'],
    ['My password slipped my mind', 'forgotten-password'],
    ['I never got the confirmation e-mail', 'confirm-your-email'],
    ['my login fails although the password is right', 'cannot-sign-in'],
    ['Where do emails go when I just installed it?', 'where-mail-goes'],
    ['Is it possible to log in with Facebook?', 'google-sign-in'],
    ['why is there no google button', 'google-problems'],
    ['how do i enable tow factor', 'two-factor'],
    ['my authenticator codes do not match', 'two-factor'],
    ['I dropped my phone and cannot open the authenticator any more', 'backup-codes'],
    ['Can I log in with my face instead of typing a password?', 'passkeys'],
    ['I think I am still signed in on a friend’s computer', 'sessions-and-devices'],
    ['I got a mail that a new browser signed in but that was not me', 'security-letters'],
    ['Why must I enter my password again although I am signed in?', 'confirm-it-is-you'],
    ['my api key was leaked on github', 'api-keys'],
    ['May my handle contain a dot?', 'choose-a-handle'],
    ['what is the maximum size of an avatar', 'name-and-picture'],
    ['Can other people see my email address?', 'public-profile'],
    ['How do I adopt a panda?', 'adopt-a-panda'],
    ['I made a typo in my e-mail when signing up', 'change-your-email'],
    ['the colors hurt my eyes', 'theme'],
    ['You send me too many mails', 'notifications'],
    ['I deleted my picture by accident, can I get it back?', 'trash-and-undo'],
    ['exprot my data', 'export-your-data'],
    ['Is there a way back after deleting the account?', 'delete-your-account'],
    ['how to delet my acount', 'delete-your-account'],
    ['do you sell my data to others', 'privacy'],
    ['I want to complain about something', 'feedback'],
    ['Something went wrong, what is a request id?', 'report-a-problem'],
    ['what is your phone number', 'contact-support'],
    ['I set ADMIN_EMAIL but I do not see the admin menu', 'become-admin'],
    ['A member is sending spam. How do I throw him out?', 'users-and-roles'],
    ['How do I inform everybody about planned downtime?', 'announcement'],
    ['I want only my family to use it, nobody else should sign up', 'close-registration'],
    ['who did what in the admin area', 'admin-overview'],
    ['How do I save the whole installation to a file?', 'backup-and-restore'],
    ['We are behind a load balancer, the client addresses are wrong', 'settings-variables'],
    ['Does it work with MySQL?', 'postgresql'],
    ['send emails through mailgun', 'send-mail-smtp'],
    ['can I use minio for files', 'files-in-s3'],
    ['Why does the server refuse my host name?', 'brands-and-hosts'],
    ['What does Ctrl+K do?', 'keyboard-shortcuts'],
    ['Why does the big panda appear on every visit?', 'welcome-overlay'],
    ['What am I allowed to do as a guest?', 'guests'],
    ['Can I call the endpoints with curl?', 'using-the-api'],
    ['is there a health check endpoint', 'health-and-metrics'],
    ['How do I generate an image?', 'images'],
    ['which version of node do I need', 'run-frenly'],
  ])('%s → %s', (question, slug) => expect(found(question)[0]).toBe(slug));
});

it('an earlier question says what "it" is', () => {
  expect(found('and how do I turn it off?', { earlier: 'How do I set up two-factor?' })[0]).toBe(
    'two-factor',
  );
});

it.each([
  ['pass', ['passkeys']],
  ['lost my ph', ['backup-codes']],
  ['dark m', ['theme']],
  ['how do I del', ['delete-your-account']],
])('half a word finds, too: %s', (typed, slugs) => {
  expect(found(typed, { typing: true }).slice(0, 3)).toEqual(expect.arrayContaining(slugs));
});

it('a long and hostile text costs little', () => {
  const effort = measureEffort();
  for (const text of [
    'a '.repeat(50_000),
    'x'.repeat(100_000),
    '\u0301'.repeat(50_000),
    'pasword '.repeat(20_000),
  ])
    index.find({ question: text, typing: true });
  expect(effort()).toBeLessThan(cpuLimit(2000));
});

it('knows when a question is about something else', () => {
  const elsewhere = (question: string) => index.find({ question })[0]!.elsewhere;
  for (const question of [
    'How do I reset my Instagram password?',
    'What do pandas eat in the wild?',
    'Summarise this text: once upon a time',
    'please translate good evening to French',
  ])
    expect(elsewhere(question), question).toBe(true);
  for (const question of [
    'Can I sign in with Facebook?',
    'login from china',
    'please correct my e-mail address',
  ])
    expect(elsewhere(question), question).toBe(false);
});

it('mends what is mistyped and leaves the rest as it is written', () => {
  expect(index.mended('My PASWORD, forgoten! Two tasks?')).toBe('My password, forgotten! Two tasks?');
});

it('quotes the section that speaks of the question, cut where a thought ends', () => {
  const twoFactor = articles.find(({ slug }) => slug === 'two-factor')!;
  expect(passageOf(twoFactor, 'How do I turn on 2FA?', index)).toMatch(
    /^1\. Open Settings, Security\.\n2\. /,
  );
  expect(passageOf(twoFactor, 'the code is not accepted', index)).toMatch(/^Codes change every 30 seconds/);
  for (const article of articles) {
    const passage = passageOf(article, article.title, index);
    expect(passage.length, article.slug).toBeGreaterThan(20);
    expect(passage.length, article.slug).toBeLessThan(700);
  }
});
