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
      brands: ['main', 'inbox', 'email'],
    },
    {
      id: 'smart-inbox',
      path: '/smart-inbox',
      title: 'Smart inbox',
    },
    {
      id: 'hub',
      // Both an inbox page and one of the four links that need `dev=true`.
      path: '/hub',
      title: 'Inbox hub',
      brands: ['main', 'inbox', 'email'],
      devOnly: true,
    },
    {
      id: 'inbox-demo',
      path: '/inbox-demo',
      title: 'Inbox demo',
      access: 'everyone',
    },
    {
      id: 'gesture-settings',
      path: '/gesture-settings',
      title: 'Gesture settings',
    },
  ],
);

export const inboxLandings = definePages({ category: 'Inbox' }, [
  {
    id: 'frenly-inbox-landing',
    path: '/frenly-inbox-landing',
    file: 'app/front/landing-page.tsx',
    title: 'Frenly Inbox',
    brands: ['main', 'inbox'],
  },
  {
    id: 'frenly-email-landing',
    path: '/frenly-email-landing',
    file: 'app/front/landing-page.tsx',
    title: 'Frenly Email',
    brands: ['main', 'email'],
  },
]);
