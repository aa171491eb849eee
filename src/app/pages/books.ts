import { definePages } from '#app/page-row.ts';

export const bookPages = definePages({ category: 'Books and manuals' }, [
  {
    id: 'ebooks',
    path: '/ebooks',
    title: 'Ebooks',
    description: 'Your ebooks, from first outline to finished EPUB and PDF.',
  },
  {
    id: 'ebooks-create',
    path: '/ebooks/create',
    title: 'Write an ebook',
    description: 'From an idea or your material to an outline, chapters, a cover and a finished book.',
  },
  {
    id: 'ebooks-public',
    path: '/ebooks/public',
    title: 'Public bookshelf',
    description: 'Ebooks that their authors made public, with a reader.',
  },
  {
    id: 'ebooks-api-test',
    path: '/ebooks/api-test',
    title: 'Ebook API tryout',
    description: 'Try the calls behind the ebook generator and look at their answers.',
    noindex: true,
  },
  {
    id: 'ebook',
    path: '/ebooks/:id',
    title: 'Ebook',
    description: 'One ebook, to read, edit or download.',
  },
  {
    id: 'product-manuals',
    path: '/product-manuals',
    aliases: ['/manuals'],
    title: 'Product manuals',
    description: 'Your product manuals and their versions.',
  },
  {
    id: 'product-manuals-create',
    path: '/product-manuals/create',
    aliases: ['/manual-generator'],
    title: 'Make a manual',
    description: 'Product facts, parts, steps and warnings become a manual as PDF and HTML.',
  },
  {
    id: 'product-manuals-create-enhanced',
    path: '/product-manuals/create/enhanced',
    title: 'Make an illustrated manual',
    description: 'The manual generator with photos, figures, several languages and an index.',
  },
  {
    id: 'product-manual',
    path: '/product-manuals/:id',
    title: 'Product manual',
    description: 'One product manual, to read, edit or download.',
  },
]);
