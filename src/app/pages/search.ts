import { definePages } from '#app/page-row.ts';

export const searchPages = definePages({ category: 'Search' }, [
  {
    id: 'search',
    path: '/search',
    aliases: ['/discover/search', '/web-search', '/WebSearch', '/google-search', '/ai/search'],
    file: 'features/search/pages/search.tsx',
    workspace: { tool: 'search', fresh: 'New search', withoutScripts: true },
    title: 'Search',
  },
  {
    id: 'search-saved',
    // The specification binds `/search` twice, as itself and as this splat left empty; the static path wins.
    // React Router ranks `/:handle/ness` above a splat, so no saved search may be called `ness`.
    path: '/search/*',
    file: 'features/search/pages/saved-search.tsx',
    sharedLink: true,
    title: 'Saved search',
    noindex: true,
  },
  {
    id: 'world',
    path: '/discover/world',
    aliases: ['/world'],
    file: 'features/world/pages/world.tsx',
    title: 'World',
  },
  {
    id: 'qa',
    path: '/ai/qa',
    aliases: ['/qa'],
    file: 'features/questions/pages/questions.tsx',
    title: 'Questions and answers',
  },
  {
    id: 'question',
    path: '/qa/:id',
    file: 'features/questions/pages/question.tsx',
    title: 'Question',
    quiet: true,
  },
]);
