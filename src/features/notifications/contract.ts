/** What happened that concerns you, and how you want to be told. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { kindNames } from '#kit/notifications/kinds.ts';

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'List your notifications, newest first.',
  access: 'member',
  query: paged({}),
  output: page(
    z.object({
      id: z.string(),
      kind: z.string(),
      title: z.string(),
      text: z.string(),
      path: z.string(),
      createdAt: moment,
      read: z.boolean(),
    }),
  ).extend({
    /** Of all, not of this page. */
    unread: z.number(),
  }),
});
export type Notification = z.output<typeof listNotifications.output>['items'][number];

export const markRead = endpoint({
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Mark a notification as read.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  output: done,
});

export const markAllRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark every notification as read.',
  access: 'member',
  output: done,
});

const preferences = z.object({
  items: z.array(z.object({ kind: z.enum(kindNames), inApp: z.boolean(), byMail: z.boolean() })),
});

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/notification-preferences',
  summary: 'Get your notification settings.',
  access: 'member',
  output: preferences,
});

export const putPreference = endpoint({
  method: 'PUT',
  path: '/api/notification-preferences/:kind',
  summary: 'Update a notification setting.',
  access: 'member',
  params: z.strictObject({ kind: z.enum(kindNames) }),
  body: z.strictObject({ inApp: z.boolean(), byMail: z.boolean() }),
  output: preferences,
});
