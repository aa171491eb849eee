import type { MetaDescriptor } from 'react-router';
import type { PublicProfile } from './contract.ts';

const longestDescription = 155;

type Named = Pick<PublicProfile, 'name' | 'handle' | 'about'>;

/** The page's head with the member's name and words in it; what chat apps show of the link. */
export function profileHead(inherited: readonly MetaDescriptor[], profile: Named): MetaDescriptor[] {
  const product = siteName(inherited);
  const title = `${profile.name} (@${profile.handle}) · ${product}`;
  const description = shorten(profile.about) || `${profile.name} is a member of ${product}.`;
  const changed: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'profile' },
    { property: 'profile:username', content: profile.handle },
  ];
  const names = new Set(changed.map(nameOf));
  return [...inherited.filter((tag) => !names.has(nameOf(tag))), ...changed];
}

function siteName(inherited: readonly MetaDescriptor[]) {
  const tag = inherited.find((tag) => nameOf(tag) === 'og:site_name');
  return tag && 'content' in tag ? String(tag.content) : 'Frenly';
}

function nameOf(tag: MetaDescriptor) {
  if ('title' in tag) return 'title';
  if ('property' in tag) return tag.property;
  return 'name' in tag ? tag.name : undefined;
}

function shorten(text: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  const cut = line.slice(0, longestDescription).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestDescription / 2))}…`;
}
