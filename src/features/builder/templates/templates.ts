import { block, page, type Template } from './template.ts';
import { cafe, event, landing, product } from './pages-for-business.ts';
import { club, links, portfolio, resume } from './pages-for-people.ts';

const empty: Template = {
  id: 'empty',
  title: 'Empty site',
  hint: 'One page with a title',
  theme: 'grove',
  make: () => [
    page('Home', '', [block('hero', { title: 'Placeholder: title', text: 'Placeholder: first sentence.' })]),
  ],
};

export const templates: readonly Template[] = [
  portfolio,
  cafe,
  event,
  club,
  product,
  resume,
  landing,
  links,
  empty,
];
