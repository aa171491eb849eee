/** The head of a topic page: its own title, and open to search engines only when there is something to find. */
import type { MetaDescriptor } from 'react-router';
import type { TopicAnswer } from './contract.ts';

export function topicHead(inherited: readonly MetaDescriptor[], answer: TopicAnswer): MetaDescriptor[] {
  const product = inherited.find((tag) => nameOf(tag) === 'og:site_name');
  const site = product && 'content' in product ? String(product.content) : 'Frenly';
  const title = `${answer.results.length > 0 ? answer.title : 'Page not found'} · ${site}`;
  const description = describe(answer, site);
  const changed: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
  const replaced = new Set(changed.map(nameOf));
  if (answer.results.length > 0) replaced.add('robots');
  return [...inherited.filter((tag) => !replaced.has(nameOf(tag))), ...changed];
}

function describe({ title, results }: TopicAnswer, site: string) {
  if (results.length === 0) return `${site} has no page about ${title}.`;
  const names = results.slice(0, 3).map((result) => result.title);
  return `What ${site} has on ${title}: ${names.join(', ')}${results.length > names.length ? ' and more' : ''}.`;
}

function nameOf(tag: MetaDescriptor) {
  if ('title' in tag) return 'title';
  if ('property' in tag) return tag.property;
  return 'name' in tag ? tag.name : undefined;
}
