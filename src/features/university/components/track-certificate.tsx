import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { claimCertificate, listCertificates } from '../certificate/contract.ts';
import type { ListedLesson } from '../contract.ts';
import { tracks, type TrackId } from '../tracks.ts';

interface TrackCertificateProps {
  track: TrackId;
  lessons: readonly ListedLesson[];
  signedIn: boolean;
}

/** How far it is to the certificate, or the certificate. */
export function TrackCertificate({ track, lessons, signedIn }: TrackCertificateProps) {
  const finished = lessons.filter(({ progress }) => progress?.finished).length;
  const isWhole = finished === lessons.length;
  const { data } = useQuery({ ...query(listCertificates), enabled: signedIn && isWhole });
  const own = data?.items.find((one) => one.track === track && one.revokedAt === null);
  const unproven = data?.tracks.find((one) => one.track === track)?.unproven ?? [];
  if (finished === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 pt-4">
      <span className="text-muted">
        {finished} of {lessons.length} lessons finished
      </span>
      {isWhole && !signedIn && (
        <Button asChild size="sm">
          <Link to={href('/login', { return_url: href('/university', { track }) })}>
            Sign in to get your certificate
          </Link>
        </Button>
      )}
      {own && (
        <Button asChild size="sm">
          <Link to={href('/university/certificate/:id', { id: own.id })}>Open your certificate</Link>
        </Button>
      )}
      {data && !own && unproven.length > 0 && (
        <span>
          The result of an exercise was deleted. Do it again:{' '}
          {unproven.map(({ slug, title }) => (
            <Link key={slug} to={href('/university/lesson/:slug', { slug })} className="me-2">
              {title}
            </Link>
          ))}
        </span>
      )}
      {data && !own && unproven.length === 0 && <Claim track={track} />}
    </div>
  );
}

function Claim({ track }: { track: TrackId }) {
  const navigate = useNavigate();
  const claim = useCall(claimCertificate, {
    refreshes: [listCertificates],
    onSuccess: ({ id }) => void navigate(href('/university/certificate/:id', { id })),
  });
  return (
    <ConfirmDialog
      trigger={<Button size="sm">Get your certificate</Button>}
      title={`Certificate: ${tracks[track].title}`}
      description="It shows your name, your exercise results and what you typed, to anyone with the link. You can revoke it any time."
      confirmLabel="Get certificate"
      onConfirm={async () => {
        await claim.mutateAsync({ body: { track, showRuns: true } });
      }}
    />
  );
}
