import { definePages, everyBrand } from '#app/page-row.ts';

export const mediaPages = definePages({ category: 'Images and video' }, [
  {
    id: 'ai-images',
    path: '/ai/images',
    aliases: ['/images'],
    file: 'features/images/pages/images.tsx',
    workspace: { tool: 'images', fresh: 'New picture' },
    title: 'Image generation',
  },
  {
    id: 'ai-images-photo',
    path: '/ai/images/photo',
    file: 'features/images/pages/photo.tsx',
    workspace: { tool: 'photo-edit', fresh: 'All photos' },
    title: 'Photo editing',
  },
  {
    id: 'images-history',
    path: '/images/history',
    file: 'features/images/pages/history.tsx',
    title: 'Image history',
  },
  {
    id: 'images-share',
    path: '/images/share/:id',
    file: 'tools/share/pages/shared.tsx',
    title: 'Shared image',
    brands: everyBrand,
    noindex: true,
    sharedLink: true,
  },
  {
    id: 'ai-design',
    path: '/ai/design',
    file: 'features/design/pages/design.tsx',
    workspace: { tool: 'design', fresh: 'New design' },
    title: 'Design studio',
  },
  {
    id: 'ai-videos',
    // Navigation links the plural, the full route table has the other three; it is one page.
    path: '/ai/videos',
    aliases: ['/ai/video', '/videos', '/video-generator'],
    title: 'Video generator',
  },
]);
