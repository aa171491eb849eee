import { definePages } from '#app/page-row.ts';

export const learnPages = definePages({ category: 'Learn' }, [
  {
    id: 'university',
    path: '/university',
    title: 'University',
    description: 'Lessons in tracks, with exercises that run in the page and certificates at the end.',
  },
  {
    id: 'lesson',
    path: '/university/lesson/:slug',
    title: 'Lesson',
    description: 'One lesson, with its exercises and its quiz.',
  },
  {
    id: 'blog',
    path: '/blog',
    title: 'Blog',
    description: 'News, guides and stories from the people who make Frenly.',
  },
  { id: 'blog-post', path: '/blog/:slug', title: 'Blog post', description: 'One post of the Frenly blog.' },
]);
