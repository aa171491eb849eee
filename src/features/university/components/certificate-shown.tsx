import Award from 'lucide-react/icons/award';
import { Link } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import {
  certificateBadge,
  certificateCredential,
  certificatePdf,
  getCertificate,
  listCertificates,
  publishedKeys,
  revokeOwnCertificate,
  type CertificateView,
} from '../certificate/contract.ts';

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function CertificateShown({ certificate }: { certificate: CertificateView }) {
  const { id, name, track, trackTitle, issuedAt, revokedAt, revokedWhy, evidence, mine } = certificate;
  const params = { id };
  return (
    <div className="max-w-3xl pt-8 pb-16 sm:pt-12">
      {revokedAt && (
        <Notice tone="warning" title="This certificate was revoked" className="mb-6">
          On {inWords.format(new Date(revokedAt))}. {revokedWhy}
        </Notice>
      )}
      <Card field="leaf" padding="lg" className="grid gap-4">
        <Award aria-hidden className="size-12 text-bamboo-deep" />
        <h1 className="text-4xl wrap-anywhere sm:text-5xl">
          <bdi>{name}</bdi>
        </h1>
        <p className="text-lg">
          has finished every lesson of <Link to={href('/university', { track })}>{trackTitle}</Link>, with an
          exercise and a quiz in each.
        </p>
        <p>
          <time dateTime={issuedAt}>{inWords.format(new Date(issuedAt))}</time>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="sm">
            <a href={urlOf(certificatePdf, { params })}>PDF</a>
          </Button>
          <Button asChild size="sm" variant="secondary">
            <a href={urlOf(certificateBadge, { params })} download={`badge-${track}.png`}>
              Badge picture
            </a>
          </Button>
          <CopyButton size="sm" label="Copy link" value={() => location.href} />
          {mine && !revokedAt && <Revoke id={id} />}
        </div>
      </Card>
      <Section
        title="Completed work"
        {...(!revokedAt && { lede: 'Open each result, as long as its owner shares it.' })}
      >
        <ol
          aria-label="Completed work"
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {evidence.map(({ lesson, lessonTitle, task, path }) => (
            <li key={lesson} className="grid gap-1 p-4">
              <h3 className="text-lg">{lessonTitle}</h3>
              <p className="text-muted">{task}</p>
              {!revokedAt && (
                <p>
                  <Link to={path}>
                    Open the result<span className="sr-only"> of {lessonTitle}</span>
                  </Link>
                </p>
              )}
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Verify it yourself">
        <p className="max-w-prose">
          The badge picture contains a signed credential (Open Badges 3.0). Any compatible app can verify it
          with <a href={publishedKeys.path}>our published keys</a>, independently of us. Download the
          credential <a href={urlOf(certificateCredential, { params })}>here</a>.
        </p>
      </Section>
    </div>
  );
}

function Revoke({ id }: { id: string }) {
  const revoke = useCall(revokeOwnCertificate, { refreshes: [getCertificate, listCertificates] });
  return (
    <ConfirmDialog
      danger
      trigger={
        <Button size="sm" variant="ghost">
          Revoke
        </Button>
      }
      title="Revoke this certificate?"
      description="Its page will show it as revoked, and its links to your results will close. You can get a new one for the same track."
      confirmLabel="Revoke"
      onConfirm={async () => {
        await revoke.mutateAsync({ params: { id } });
      }}
    />
  );
}
