import { definePages } from '#app/page-row.ts';

export const adminPages = definePages({ category: 'Admin', access: 'admin' }, [
  {
    id: 'admin',
    path: '/admin',
    file: 'features/admin/pages/admin.tsx',
    title: 'Admin',
    description: 'The state of the site and what needs attention.',
  },
  {
    id: 'admin-users',
    path: '/admin/users',
    file: 'features/admin/pages/users.tsx',
    title: 'Users',
    description: 'Find users, change their roles, and suspend or restore them.',
  },
  {
    id: 'admin-billing',
    path: '/admin/billing',
    file: 'features/billing/pages/admin.tsx',
    title: 'Payments',
    description: 'Plans, money that came in, refunds and payments that failed.',
  },
  {
    id: 'admin-qa',
    path: '/admin/qa',
    file: 'features/questions/pages/moderation.tsx',
    title: 'Q&A moderation',
    description: 'Questions and answers that wait for a decision.',
  },
  {
    id: 'admin-blog',
    path: '/admin/blog',
    file: 'features/blog/pages/drafts.tsx',
    title: 'Blog posts',
    description: 'Write posts, publish them now or later, and take them down.',
  },
  {
    id: 'admin-blog-post',
    path: '/admin/blog/:id',
    file: 'features/blog/pages/draft.tsx',
    title: 'Edit a post',
    description: 'One post as it is being written, with its revisions.',
  },
  {
    id: 'admin-knowledge-base',
    path: '/admin/support/knowledge-base',
    title: 'Support knowledge base',
    description: 'The help texts that people and the assistant read.',
  },
  {
    id: 'admin-cta',
    path: '/admin/cta',
    title: 'Calls to action',
    description: 'The texts that invite people to act, and how each performs.',
  },
  {
    id: 'admin-api-monitoring',
    path: '/admin/api-monitoring',
    title: 'API monitoring',
    description: 'Rate, errors, latency and cost for each provider and tool, live.',
  },
  {
    id: 'admin-monitoring',
    path: '/admin/monitoring',
    title: 'System monitoring',
    description: 'Jobs, storage, database and nodes, live.',
  },
  {
    id: 'admin-waitlist',
    path: '/admin/waitlist',
    file: 'features/beta/pages/waitlist.tsx',
    title: 'Waitlist',
    description: 'People who wait for the beta, and their invitations.',
  },
]);
