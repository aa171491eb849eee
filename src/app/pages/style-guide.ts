import { definePages } from '#app/page-row.ts';

export const styleGuidePages = definePages({ category: 'Style guide' }, [
  {
    id: 'mascot-animations',
    path: '/mascot-animations',
    file: 'features/style-guide/pages/mascot-animations.tsx',
    title: 'Mascot animations',
  },
  {
    id: 'icon-styles',
    path: '/icon-styles',
    file: 'features/style-guide/pages/icon-styles.tsx',
    title: 'Icon styles',
  },
  {
    id: 'logos',
    path: '/logos',
    file: 'features/style-guide/pages/logos.tsx',
    title: 'Logos',
    // `/?domain=inbox-brand&page=logos` leads here, also on the inbox brand's own host.
    brands: ['main', 'inbox'],
  },
  {
    id: 'result-kinds',
    path: '/result-kinds',
    file: 'features/style-guide/pages/result-kinds.tsx',
    title: 'Results',
  },
  {
    id: 'page-viewer',
    path: '/page-viewer',
    file: 'features/documents/pages/page-viewer.tsx',
    title: 'Document pages',
  },
  {
    id: 'words-guide',
    path: '/words-guide',
    file: 'features/style-guide/pages/words-guide.tsx',
    title: 'Words',
  },
  {
    id: 'loading-demo',
    path: '/loading-demo',
    file: 'features/style-guide/pages/loading-demo.tsx',
    title: 'Loading states',
  },
  {
    id: 'emoji-demo',
    path: '/emoji-demo',
    file: 'features/style-guide/pages/emoji-demo.tsx',
    title: 'Emoji',
  },
  {
    id: 'animated-demo',
    path: '/animated-demo',
    file: 'features/style-guide/pages/animated-demo.tsx',
    title: 'Motion',
  },
  {
    id: 'hero-layouts',
    path: '/hero-layouts',
    file: 'features/style-guide/pages/hero-layouts.tsx',
    title: 'Hero layouts',
  },
]);
