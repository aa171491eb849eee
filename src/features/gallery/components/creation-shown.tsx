import HandHeart from 'lucide-react/icons/hand-heart';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { FileGrantContext } from '#kit/files/file-address.ts';
import { href } from '#kit/href.ts';
import { BegunFrom } from '#tools/page/begun-from.tsx';
import { toolAddress } from '#tools/page/sent-input.ts';
import { OutputView } from '#tools/kinds/output-view.tsx';
import { WhatWasAsked } from '#tools/page/what-was-asked.tsx';
import { WhoWorked } from '#tools/page/who-worked.tsx';
import { WorkView } from '#tools/work/components/work-view.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { HiddenNotice } from '#social/reports/hidden-notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { CreationView } from '../contract.ts';
import { AuthorName } from './author-name.tsx';
import { CreationMenu } from './creation-menu.tsx';
import { LikeButton } from './like-button.tsx';
import { SaveToCollection } from './save-to-collection.tsx';

interface CreationShownProps {
  creation: CreationView;
  user: CurrentUser | null;
  /** Below it. */
  children: ReactNode;
}

/** The whole of a creation: what it is, who made it, and what one can do with it. */
export function CreationShown({ creation, user, children }: CreationShownProps) {
  const { kind, title, caption, input, output, engines } = creation;
  return (
    <>
      <PageHeader
        className="pb-6"
        title={
          <bdi dir="auto" className="wrap-anywhere">
            {title}
          </bdi>
        }
        lede={caption && <bdi dir="auto">{caption}</bdi>}
      />
      {creation.hidden && (
        <HiddenNotice
          target={{ kind: 'gallery-item', id: creation.id }}
          mine={creation.mine}
          className="mb-6"
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Card asChild padding="lg">
          <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <h2 className="sr-only">Remixes</h2>
            {/* Other kinds show it in their own way. */}
            {input && kind === 'text' && <WhatWasAsked input={input} />}
            <FileGrantContext value={`creation:${creation.id}`}>
              {creation.subject === 'work' ? (
                <WorkView
                  kind={kind}
                  content={output.data}
                  condition={creation.condition}
                  excerpt={creation.excerpt}
                />
              ) : (
                <OutputView kind={kind} output={output} input={input} />
              )}
            </FileGrantContext>
            <WhoWorked engines={engines} />
          </article>
        </Card>
        <aside aria-label="About" className="lg:row-span-2">
          <AboutIt creation={creation} user={user} />
        </aside>
        <div>{children}</div>
      </div>
    </>
  );
}

function AboutIt({ creation, user }: Omit<CreationShownProps, 'children'>) {
  const { author, createdAt, tags, toolTitle, featured, featuredWhy, begunFrom } = creation;
  return (
    <div className="grid justify-items-start gap-5 lg:sticky lg:top-24">
      <div className="grid justify-items-start gap-1">
        <AuthorName author={author} />
        <p className="text-muted">
          Made with {toolTitle}, <Time value={createdAt} />
        </p>
        {begunFrom && <BegunFrom id={begunFrom.id} title={begunFrom.title} by={begunFrom.author.name} />}
        {featured && <Badge tone="honey">In the showcase</Badge>}
        {featuredWhy && (
          <p dir="auto" className="text-sm wrap-anywhere text-muted">
            {featuredWhy}
          </p>
        )}
      </div>
      <UseThis creation={creation} />
      <div className="flex flex-wrap items-center gap-2">
        <LikeButton creation={creation} signedIn={user !== null} />
        <CopyButton size="md" label="Copy link" value={() => location.href} />
        {user && !creation.mine && !creation.author.isBusiness && (
          <Button asChild variant="secondary">
            <Link to={href('/connect/acknowledgements', { for: `creation:${creation.id}` })}>
              <HandHeart aria-hidden /> Thank
            </Link>
          </Button>
        )}
        {user && <SaveToCollection id={creation.id} />}
        {user && <CreationMenu creation={creation} isAdmin={user.isAdmin} />}
      </div>
      <ul aria-label="Tags" className="flex flex-wrap gap-2 empty:hidden">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to={href('/gallery', { tag })}
              className="inline-flex h-8 items-center rounded-full bg-sunken px-3 text-sm text-ink no-underline hover:bg-bamboo-soft"
            >
              <bdi>#{tag}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Begins with what was asked where that is shown; else the tool is opened as it is. */
function UseThis({
  creation: { id, subject, input, toolPage, toolTitle, remixes },
}: {
  creation: CreationView;
}) {
  if (!toolPage) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button asChild size="lg">
        <Link to={input ? toolAddress(toolPage, { remix: id }) : toolPage}>
          <Sparkles aria-hidden /> {input ? 'Use this' : `Try ${toolTitle}`}
        </Link>
      </Button>
      <p className="text-sm text-muted">
        {input
          ? 'Opens the tool with this question filled in.'
          : subject === 'run' && 'The question isn’t shown.'}
        {remixes > 0 && ` ${remixes === 1 ? '1 person has' : `${remixes} people have`} used it.`}{' '}
        {remixes > 0 && <Link to={href('/ripples', { of: id })}>See remixes</Link>}
      </p>
    </div>
  );
}
