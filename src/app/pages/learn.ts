import { definePages } from '#app/page-row.ts';

export const learnPages = definePages({ category: 'Learn' }, [
  {
    id: 'university',
    path: '/university',
    aliases: ['/learn', '/lessons', '/courses'],
    file: 'features/university/pages/university.tsx',
    title: 'University',
  },
  {
    id: 'lesson',
    path: '/university/lesson/:slug',
    file: 'features/university/pages/lesson.tsx',
    title: 'Lesson',
    quiet: true,
  },
  {
    id: 'certificate',
    path: '/university/certificate/:id',
    file: 'features/university/pages/certificate.tsx',
    title: 'Certificate',
    noindex: true,
    sharedLink: true,
  },
  {
    id: 'blog',
    path: '/blog',
    file: 'features/blog/pages/blog.tsx',
    title: 'Blog',
  },
  {
    id: 'blog-post',
    path: '/blog/:slug',
    file: 'features/blog/pages/post.tsx',
    title: 'Blog post',
    quiet: true,
  },
]);
