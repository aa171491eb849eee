import { definePages } from '#app/page-row.ts';

export const styleGuidePages = definePages({ category: 'Style guide' }, [
  {
    id: 'mascot-animations',
    path: '/mascot-animations',
    file: 'features/style-guide/pages/mascot-animations.tsx',
    title: 'Mascot animations',
    description: 'Every mood of the panda, at rest and in motion.',
  },
  {
    id: 'icon-styles',
    path: '/icon-styles',
    file: 'features/style-guide/pages/icon-styles.tsx',
    title: 'Icon styles',
    description: 'The icons and how they are used.',
  },
  {
    id: 'logos',
    path: '/logos',
    file: 'features/style-guide/pages/logos.tsx',
    title: 'Logos',
    description: 'The marks of Frenly and its brands, to look at and download.',
    // `/?domain=inbox-brand&page=logos` leads here, also on the inbox brand's own host.
    brands: ['main', 'inbox'],
  },
  {
    id: 'result-kinds',
    path: '/result-kinds',
    file: 'features/style-guide/pages/result-kinds.tsx',
    title: 'Results',
    description: 'Every kind of result that tools make, as it is shown.',
  },
  {
    id: 'page-viewer',
    path: '/page-viewer',
    file: 'features/documents/pages/page-viewer.tsx',
    title: 'Document pages',
    description: 'How pages of a document are shown, with quotations marked.',
  },
  {
    id: 'words-guide',
    path: '/words-guide',
    file: 'features/style-guide/pages/words-guide.tsx',
    title: 'Words',
    description: 'How the product speaks: on buttons, in errors, and where it may play.',
  },
  {
    id: 'loading-demo',
    path: '/loading-demo',
    file: 'features/style-guide/pages/loading-demo.tsx',
    title: 'Loading states',
    description: 'Spinners, skeletons and progress as every page shows them.',
  },
  {
    id: 'emoji-demo',
    path: '/emoji-demo',
    file: 'features/style-guide/pages/emoji-demo.tsx',
    title: 'Emoji',
    description: 'The panda’s own emoji and where they are used.',
  },
  {
    id: 'animated-demo',
    path: '/animated-demo',
    file: 'features/style-guide/pages/animated-demo.tsx',
    title: 'Motion',
    description: 'How things move here, and how they stay quiet under reduced motion.',
  },
  {
    id: 'hero-layouts',
    path: '/hero-layouts',
    file: 'features/style-guide/pages/hero-layouts.tsx',
    title: 'Hero layouts',
    description: 'The openings of pages, side by side.',
  },
]);
