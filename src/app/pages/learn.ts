import { definePages } from '#app/page-row.ts';

export const learnPages = definePages({ category: 'Learn' }, [
  {
    id: 'university',
    path: '/university',
    file: 'features/university/pages/university.tsx',
    title: 'University',
    description: 'Lessons in tracks, with exercises that run in the page and certificates at the end.',
  },
  {
    id: 'lesson',
    path: '/university/lesson/:slug',
    file: 'features/university/pages/lesson.tsx',
    title: 'Lesson',
    description: 'One lesson, with its exercises and its quiz.',
  },
  {
    id: 'certificate',
    path: '/university/certificate/:id',
    file: 'features/university/pages/certificate.tsx',
    title: 'Certificate',
    description: 'What someone has learnt, with its proof.',
    noindex: true,
    sharedLink: true,
  },
  {
    id: 'blog',
    path: '/blog',
    file: 'features/blog/pages/blog.tsx',
    title: 'Blog',
    description: 'News, guides and stories from the people who make Frenly.',
  },
  {
    id: 'blog-post',
    path: '/blog/:slug',
    file: 'features/blog/pages/post.tsx',
    title: 'Blog post',
    description: 'One post of the Frenly blog.',
  },
]);
