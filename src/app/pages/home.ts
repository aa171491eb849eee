import { definePages, everyBrand } from '#app/page-row.ts';

export const homePages = definePages({ category: 'Home' }, [
  {
    id: 'home',
    path: '/',
    // Working names of the homepage, so they show the current one.
    aliases: ['/new', '/newhome'],
    file: 'app/front/home-page.tsx',
    title: 'Home',
    // Every host has a `/`; what it shows there is the brand's landing.
    brands: everyBrand,
  },
]);

export const topicPages = definePages({ category: 'Topics' }, [
  {
    id: 'topic',
    // The catch-all: any one segment that no other row knows.
    path: '/:topic',
    file: 'features/topics/pages/topic.tsx',
    title: 'Topic',
    // The page itself lifts this once the site has something on the topic.
    noindex: true,
  },
]);
