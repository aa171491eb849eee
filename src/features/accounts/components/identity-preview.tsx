import { Avatar } from '#kit/ui/avatar.tsx';
import { Card } from '#kit/ui/card.tsx';

interface IdentityPreviewProps {
  name: string;
  handle: string;
  about: string;
  picture: string | null;
}

/** The public profile in small, while it is being made. */
export function IdentityPreview({ name, handle, about, picture }: IdentityPreviewProps) {
  return (
    <figure className="grid gap-3">
      <Card padding="lg" className="grid justify-items-start gap-4 shadow-soft">
        <Avatar name={name || '?'} src={picture} size="xl" />
        <div className="grid w-full gap-0.5">
          <p className="font-display text-2xl font-bold tracking-tight wrap-anywhere">
            {name || 'Your name'}
          </p>
          <p className="text-muted wrap-anywhere">@{handle || 'your-handle'}</p>
        </div>
        {about && <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{about}</p>}
      </Card>
      <figcaption className="text-sm text-muted">
        What everyone sees at /profile/{(handle || 'your-handle').toLowerCase()}. Nothing else is public.
      </figcaption>
    </figure>
  );
}
