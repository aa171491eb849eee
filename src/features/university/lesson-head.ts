import type { MetaDescriptor } from 'react-router';
import { contentOf, replaceTags } from '#kit/head.ts';
import type { LessonView } from './contract.ts';

export function lessonHead(inherited: readonly MetaDescriptor[], lesson: LessonView): MetaDescriptor[] {
  const { title, summary } = lesson;
  return replaceTags(inherited, [
    { title: `${title} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: summary },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:type', content: 'article' },
  ]);
}
