import { definePages } from '#app/page-row.ts';

export const bookPages = definePages({ category: 'Books and manuals' }, [
  {
    id: 'ebooks',
    path: '/ebooks',
    file: 'features/books/pages/ebooks.tsx',
    title: 'Ebooks',
  },
  {
    id: 'ebooks-create',
    path: '/ebooks/create',
    file: 'features/books/pages/ebooks-create.tsx',
    title: 'Write an ebook',
    workspace: { tool: 'ebook', fresh: 'New book' },
  },
  {
    id: 'ebooks-public',
    path: '/ebooks/public',
    file: 'features/books/pages/ebooks-public.tsx',
    title: 'Public bookshelf',
  },
  {
    id: 'ebooks-api-test',
    path: '/ebooks/api-test',
    file: 'features/books/pages/ebooks-api-test.tsx',
    title: 'Ebook API tryout',
    noindex: true,
  },
  {
    id: 'ebook',
    path: '/ebooks/:id',
    file: 'features/books/pages/ebook.tsx',
    title: 'Ebook',
  },
  {
    id: 'product-manuals',
    path: '/product-manuals',
    aliases: ['/manuals'],
    file: 'features/manuals/pages/product-manuals.tsx',
    title: 'Product manuals',
  },
  {
    id: 'product-manuals-create',
    path: '/product-manuals/create',
    aliases: ['/manual-generator'],
    file: 'features/manuals/pages/product-manuals-create.tsx',
    title: 'Create a manual',
  },
  {
    id: 'product-manuals-create-enhanced',
    path: '/product-manuals/create/enhanced',
    file: 'features/manuals/pages/product-manuals-enhanced.tsx',
    title: 'Create a manual from your documents',
    workspace: { tool: 'product-manual', fresh: 'New manual' },
  },
  {
    id: 'product-manual',
    path: '/product-manuals/:id',
    file: 'features/manuals/pages/product-manual.tsx',
    title: 'Product manual',
  },
]);
