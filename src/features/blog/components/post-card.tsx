import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { ListedPost } from '../contract.ts';
import { PostFacts } from './post-facts.tsx';
import { PostTags } from './post-tags.tsx';

interface PostCardProps {
  post: ListedPost;
  level?: 2 | 3;
}

export function PostCard({ post, level = 2 }: PostCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card interactive asChild padding="lg">
      <article className="flex h-full flex-col gap-3">
        <Heading className="text-2xl">
          <Link to={href('/blog/:slug', { slug: post.slug })} className={cn(cardLink, 'wrap-anywhere')}>
            {post.title}
          </Link>
        </Heading>
        <p className="text-muted wrap-anywhere">{post.summary}</p>
        <div className="mt-auto grid gap-3 pt-2">
          <PostTags tags={post.tags} />
          <PostFacts {...post} />
        </div>
      </article>
    </Card>
  );
}
