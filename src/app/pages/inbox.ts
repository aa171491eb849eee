import { definePages } from '#app/page-row.ts';

/** The seven inbox paths fill the window: they alone have no header, footer or other chrome. */
export const inboxPages = definePages(
  { category: 'Inbox', access: 'member', brands: ['main', 'inbox'], chrome: 'none' },
  [
    {
      id: 'inbox',
      path: '/inbox',
      aliases: ['/dashboard/inbox', '/frenly-inbox'],
      title: 'Inbox',
      description: 'A shared team inbox over your real mail.',
      brands: ['main', 'inbox', 'email'],
    },
    {
      id: 'smart-inbox',
      path: '/smart-inbox',
      title: 'Smart inbox',
      description: 'Mail sorted by urgency and what it asks, with replies already drafted.',
    },
    {
      id: 'hub',
      // Both an inbox page and one of the four links that need `dev=true`.
      path: '/hub',
      title: 'Inbox hub',
      description: 'All your mailboxes, teams and rules in one place.',
      brands: ['main', 'inbox', 'email'],
      devOnly: true,
    },
    {
      id: 'inbox-demo',
      path: '/inbox-demo',
      title: 'Inbox demo',
      description: 'A full inbox with invented mail that anyone may play with.',
      access: 'everyone',
    },
    {
      id: 'gesture-settings',
      path: '/gesture-settings',
      title: 'Gesture settings',
      description: 'What each swipe and key does in your inbox.',
    },
  ],
);

export const inboxLandings = definePages({ category: 'Inbox' }, [
  {
    id: 'frenly-inbox-landing',
    path: '/frenly-inbox-landing',
    file: 'app/front/landing-page.tsx',
    title: 'Frenly Inbox',
    description: 'A shared inbox that sorts, drafts and reminds.',
    brands: ['main', 'inbox'],
  },
  {
    id: 'frenly-email-landing',
    path: '/frenly-email-landing',
    file: 'app/front/landing-page.tsx',
    title: 'Frenly Email',
    description: 'E-mail with an assistant that knows what each message asks of you.',
    brands: ['main', 'email'],
  },
]);
