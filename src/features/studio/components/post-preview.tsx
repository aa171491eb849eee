/** A post as its place would show it, drawn by us: what is where, not whose signs it wears. */
import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState, type ReactNode } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { networks, type NetworkId } from '../networks.ts';
import type { StudioSet } from '../set.ts';
import { CardPicture } from './card-picture.tsx';

interface PostPreviewProps {
  network: NetworkId;
  text: string;
  set: StudioSet;
}

export function PostPreview({ network, text, set }: PostPreviewProps) {
  const who = set.brief.who || 'Your name';
  const picture = set.parts.find(({ kind }) => kind === 'picture');
  const words = <FoldedText text={text} folded={networks[network].folded} />;
  const link = /https?:\/\/[^\s<>"]+/.exec(text)?.[0];
  if (network === 'instagram')
    return (
      <Frame label={networks[network].title}>
        <Head who={who} line="" small />
        <div className="-mx-4 border-y border-line">
          {picture ? (
            <CardPicture words={picture} look={{ ...set.card, format: 'square' }} bare />
          ) : (
            <NoPicture />
          )}
        </div>
        <Row icons={[Heart, MessageCircle, Send]} last={Bookmark} />
        <div className="text-[0.9375rem]">
          <strong className="me-1.5">{handleOf(who)}</strong>
          {words}
        </div>
      </Frame>
    );
  if (network === 'linkedin' || network === 'facebook')
    return (
      <Frame label={networks[network].title}>
        <Head who={who} line={network === 'linkedin' ? '1 h · Public' : 'Just now'} />
        {words}
        {link && <LinkCard link={link} title={set.brief.what} />}
        <Labelled
          actions={
            network === 'linkedin'
              ? [
                  [ThumbsUp, 'Like'],
                  [MessageCircle, 'Comment'],
                  [Repeat2, 'Repost'],
                  [Send, 'Send'],
                ]
              : [
                  [ThumbsUp, 'Like'],
                  [MessageCircle, 'Comment'],
                  [Share2, 'Share'],
                ]
          }
        />
      </Frame>
    );
  return (
    <Frame label={networks[network].title}>
      <div className="flex gap-3">
        <Picture who={who} isSquare={network === 'mastodon'} />
        <div className="grid min-w-0 flex-1 gap-2">
          <p className={cn('flex min-w-0 flex-wrap gap-x-1.5', network === 'mastodon' && 'grid')}>
            <strong className="truncate">{who}</strong>
            <span className="truncate text-muted">
              {network === 'threads'
                ? '2m'
                : network === 'mastodon'
                  ? `@${handleOf(who)}@social.example`
                  : network === 'bluesky'
                    ? `@${handleOf(who)}.example · 2m`
                    : `@${handleOf(who)} · 2m`}
            </span>
          </p>
          {words}
          {link && <LinkCard link={link} title={set.brief.what} />}
          <Row
            icons={
              network === 'mastodon'
                ? [MessageCircle, Repeat2, Star, Bookmark]
                : [MessageCircle, Repeat2, Heart, Share2]
            }
          />
        </div>
      </div>
    </Frame>
  );
}

const Frame = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure
    aria-label={`Preview for ${label}`}
    className="mx-auto grid w-full max-w-lg grid-cols-[minmax(0,1fr)] gap-3 overflow-hidden rounded-card border border-line bg-surface p-4"
  >
    {children}
  </figure>
);

const Picture = ({
  who,
  isSquare = false,
  small = false,
}: {
  who: string;
  isSquare?: boolean;
  small?: boolean;
}) => (
  <span
    aria-hidden
    className={cn(
      'grid shrink-0 place-items-center bg-leaf font-semibold',
      small ? 'size-9' : 'size-11',
      isSquare ? 'rounded-lg' : 'rounded-full',
    )}
  >
    {who.charAt(0).toUpperCase()}
  </span>
);

const Head = ({ who, line, small = false }: { who: string; line: string; small?: boolean }) => (
  <div className="flex items-center gap-3">
    <Picture who={who} small={small} />
    <p className="grid min-w-0">
      <strong className="truncate">{small ? handleOf(who) : who}</strong>
      {line && <span className="text-sm text-muted">{line}</span>}
    </p>
  </div>
);

const Row = ({ icons, last: Last }: { icons: (typeof Heart)[]; last?: typeof Heart }) => (
  <div aria-hidden className="flex items-center justify-between pt-1 text-muted [&_svg]:size-5">
    <span className={cn('flex', Last ? 'gap-4' : 'flex-1 justify-between pe-8')}>
      {icons.map((Icon, at) => (
        <Icon key={at} />
      ))}
    </span>
    {Last && <Last />}
  </div>
);

const Labelled = ({ actions }: { actions: [typeof Heart, string][] }) => (
  <div aria-hidden className="flex justify-around border-t border-line pt-3 text-sm font-medium text-muted">
    {actions.map(([Icon, name]) => (
      <span key={name} className="inline-flex items-center gap-1.5 [&_svg]:size-4.5">
        <Icon /> {name}
      </span>
    ))}
  </div>
);

const LinkCard = ({ link, title }: { link: string; title: string }) => (
  <div className="grid rounded-lg border border-line bg-sunken px-4 py-3">
    <span className="truncate text-sm text-muted">
      {link.replace(/^https?:\/\/(?:www\.)?/, '').split('/')[0]}
    </span>
    <span className="truncate font-medium">{title}</span>
  </div>
);

const NoPicture = () => (
  <div className="grid aspect-square place-items-center bg-sunken text-muted">Add a picture part</div>
);

/** As much as one sees before pressing “more”. */
function FoldedText({ text, folded }: { text: string; folded: number | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = folded !== undefined && text.length > folded && !isOpen;
  const shown = isFolded ? text.slice(0, folded).trimEnd() : text;
  return (
    <span dir="auto" className="whitespace-pre-line wrap-anywhere">
      {shown.split(/(https?:\/\/[^\s<>"]+|[#@][\p{L}\p{N}_]+)/u).map((piece, at) =>
        at % 2 === 1 ? (
          <span key={at} className="text-bamboo-deep">
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
      {isFolded && (
        <>
          …{' '}
          <button type="button" className="text-muted underline" onClick={() => setIsOpen(true)}>
            more
          </button>
        </>
      )}
    </span>
  );
}

const handleOf = (who: string) =>
  who
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 20) || 'name';
