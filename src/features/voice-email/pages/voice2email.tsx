import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { href } from '#kit/href.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { VoiceEmailApp } from '../components/voice-email-app.tsx';

const Framework = lazy(() => import('../components/framework.tsx'));

/** The same application under its own name; `-framework` explains how it works, with an example to change. */
export default function Voice2Email() {
  const isFramework = useLocation().pathname.toLowerCase().endsWith('-framework');
  if (isFramework)
    return (
      <Suspense>
        <Framework />
      </Suspense>
    );
  return (
    <>
      <PageHeader
        title="Say it. Send it."
        lede={
          <>
            Talk for a minute. You get a finished e-mail, with every fact checked against what you said.{' '}
            <Link to={href('/voice2email-framework')}>How it works</Link>
          </>
        }
      />
      <VoiceEmailApp />
    </>
  );
}
