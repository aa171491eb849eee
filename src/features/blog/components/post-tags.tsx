import { href } from '#kit/href.ts';
import { TagLinks } from '#kit/ui/tag-links.tsx';

export const PostTags = ({ tags }: { tags: readonly string[] }) => (
  <TagLinks tags={tags} hrefOf={(tag) => href('/blog', { tag })} />
);
