import { definePages } from '#app/page-row.ts';

export const adminPages = definePages({ category: 'Admin', access: 'admin' }, [
  {
    id: 'admin',
    path: '/admin',
    file: 'features/admin/pages/admin.tsx',
    title: 'Admin',
  },
  {
    id: 'admin-users',
    path: '/admin/users',
    file: 'features/admin/pages/users.tsx',
    title: 'Users',
  },
  {
    id: 'admin-billing',
    path: '/admin/billing',
    file: 'features/billing/pages/admin.tsx',
    title: 'Payments',
  },
  {
    id: 'admin-qa',
    path: '/admin/qa',
    file: 'features/questions/pages/moderation.tsx',
    title: 'Q&A moderation',
  },
  {
    id: 'admin-blog',
    path: '/admin/blog',
    file: 'features/blog/pages/drafts.tsx',
    title: 'Blog posts',
  },
  {
    id: 'admin-blog-post',
    path: '/admin/blog/:id',
    file: 'features/blog/pages/draft.tsx',
    title: 'Edit a post',
  },
  {
    id: 'admin-knowledge-base',
    path: '/admin/support/knowledge-base',
    title: 'Support knowledge base',
  },
  {
    id: 'admin-cta',
    path: '/admin/cta',
    title: 'Calls to action',
  },
  {
    id: 'admin-api-monitoring',
    path: '/admin/api-monitoring',
    title: 'API monitoring',
  },
  {
    id: 'admin-monitoring',
    path: '/admin/monitoring',
    title: 'System monitoring',
  },
  {
    id: 'admin-waitlist',
    path: '/admin/waitlist',
    file: 'features/beta/pages/waitlist.tsx',
    title: 'Waitlist',
  },
]);
