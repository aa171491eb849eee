import { definePages, everyBrand } from '#app/page-row.ts';

export const helpPages = definePages({ category: 'Help' }, [
  {
    id: 'support',
    path: '/support',
    aliases: ['/faq', '/help'],
    file: 'features/support/pages/support.tsx',
    title: 'Help and support',
    brands: everyBrand,
  },
  {
    // Only the footer names it (2.3).
    id: 'feedback',
    path: '/feedback',
    file: 'features/feedback/pages/feedback.tsx',
    title: 'Feedback',
    brands: everyBrand,
  },
  {
    // Ours: the specification has no page for programmers.
    id: 'api-docs',
    path: '/api-docs',
    aliases: ['/docs'],
    file: 'features/api-docs/pages/api-docs.tsx',
    title: 'API',
  },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    file: 'features/legal/pages/privacy-policy.tsx',
    title: 'Privacy policy',
    brands: everyBrand,
    quiet: true,
  },
  {
    id: 'terms-of-service',
    path: '/terms-of-service',
    file: 'features/legal/pages/terms-of-service.tsx',
    title: 'Terms of service',
    brands: everyBrand,
    quiet: true,
  },
]);
