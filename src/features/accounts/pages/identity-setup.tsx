import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { getProfile, type Profile } from '#features/settings/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Stepper } from '#kit/ui/stepper.tsx';
import { AboutForm } from '../components/about-form.tsx';
import { IdentityPreview } from '../components/identity-preview.tsx';
import { NameForm } from '../components/name-form.tsx';
import { PictureField } from '../components/picture-field.tsx';
import { stepFrom } from '../components/step-from.ts';

const steps = ['Name and handle', 'Picture', 'About you'];

export default function IdentitySetup() {
  const { data: profile, error, refetch, isFetching } = useQuery(query(getProfile));
  return (
    <>
      <PageHeader title="Set up your identity" lede="Three short steps, with a live preview." />
      {error && (
        <ErrorState
          title="Your profile couldn’t be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorState>
      )}
      {!error && !profile && <Skeleton className="mb-20 h-96 rounded-card" />}
      {profile && <Steps profile={profile} />}
    </>
  );
}

function Steps({ profile }: { profile: Profile }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = stepFrom(search.get('step'), steps.length);
  const [draft, setDraft] = useState({
    name: profile.name,
    handle: profile.handle ?? '',
    about: profile.about,
  });
  const keep = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const go = (next: number) => navigate(href('/frenly/identity-setup', { step: next }));
  const back = (
    <Button variant="ghost" onClick={() => go(step - 1)}>
      Back
    </Button>
  );
  return (
    <div className="grid gap-10 pb-20">
      <Stepper label="Identity steps" steps={steps} current={step - 1} className="max-sm:hidden" />
      <p className="font-semibold sm:hidden">
        Step {step} of {steps.length}: {steps[step - 1]}
      </p>
      <div className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_20rem]">
        {step === 1 && (
          <NameForm profile={profile} onDraft={keep} onSaved={() => go(2)} submit="Save and continue">
            <Later />
          </NameForm>
        )}
        {step === 2 && (
          <div className="grid gap-5">
            <PictureField name={draft.name} picture={profile.picture} />
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => go(3)}>{profile.picture ? 'Continue' : 'Continue without one'}</Button>
              {back}
            </div>
          </div>
        )}
        {step === 3 && (
          <AboutForm
            profile={profile}
            onDraft={keep}
            onSaved={() => navigate(href('/profile'))}
            submit="Save and see my profile"
          >
            {back}
          </AboutForm>
        )}
        <IdentityPreview {...draft} picture={profile.picture} />
      </div>
    </div>
  );
}

function Later() {
  return (
    <Button asChild variant="ghost">
      <Link to={href('/frenly/profile')}>Later</Link>
    </Button>
  );
}
