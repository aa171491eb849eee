import { definePages, everyBrand } from '#app/page-row.ts';

export const helpPages = definePages({ category: 'Help' }, [
  {
    id: 'support',
    path: '/support',
    file: 'features/support/pages/support.tsx',
    title: 'Help and support',
    description: 'Answers to common questions and a way to reach a person.',
    brands: everyBrand,
  },
  {
    // Only the footer names it (2.3).
    id: 'feedback',
    path: '/feedback',
    file: 'features/feedback/pages/feedback.tsx',
    title: 'Feedback',
    description: 'Report a bug, suggest something, ask a question or tell us what you like.',
    brands: everyBrand,
  },
  {
    // Ours: the specification has no page for programmers.
    id: 'api-docs',
    path: '/api-docs',
    file: 'features/api-docs/pages/api-docs.tsx',
    title: 'API',
    description: 'Every call that a program may make with your key, to read and to try here.',
  },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    file: 'features/legal/pages/privacy-policy.tsx',
    title: 'Privacy policy',
    description: 'What Frenly knows about you, why, for how long, and how to have it erased.',
    brands: everyBrand,
  },
  {
    id: 'terms-of-service',
    path: '/terms-of-service',
    file: 'features/legal/pages/terms-of-service.tsx',
    title: 'Terms of service',
    description: 'The rules for using Frenly, in plain words.',
    brands: everyBrand,
  },
]);
