import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getProfile, updateProfile, type Profile } from '../contract.ts';
import { profileFields } from '../fields.ts';
import { Failure, issueOf } from '#kit/contract/failure.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';
import { PictureEditor } from './picture-editor.tsx';

const longestAbout = 500;

export function ProfileSection() {
  const profile = useQuery(query(getProfile));
  return (
    <Panel
      title="Profile"
      lede="What others see of you."
      aside={
        profile.data?.handle && (
          <Button asChild variant="link" size="sm">
            <Link to={href('/profile/:handle', { handle: profile.data.handle })}>View public profile</Link>
          </Button>
        )
      }
    >
      <Loaded query={profile} skeleton={<ProfileSkeleton />}>
        {(data) => (
          <div className="grid gap-8">
            <PictureEditor name={data.name} picture={data.picture} />
            {/* Begins anew when what is stored changes, as after a rename in another tab. */}
            <ProfileForm key={`${data.name} ${data.handle} ${data.about}`} profile={data} />
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const [fields, setFields] = useState({
    name: profile.name,
    handle: profile.handle ?? '',
    about: profile.about,
  });
  const [sent, setSent] = useState(false);
  const save = useCall(updateProfile, {
    refreshes: [getProfile, currentUser],
    onSuccess: () => toast({ title: 'Profile saved' }),
  });
  const judged = profileFields.safeParse(fields);
  const slips = judged.success ? [] : judged.error.issues;
  const changed =
    fields.name !== profile.name ||
    fields.handle !== (profile.handle ?? '') ||
    fields.about !== profile.about;

  function errorAt(field: keyof typeof fields) {
    const slip = slips.find(({ path }) => path[0] === field)?.message;
    return (sent ? slip : undefined) ?? issueOf(save.error, field);
  }

  const change = (field: keyof typeof fields) => (event: { target: { value: string } }) => {
    save.reset();
    setFields({ ...fields, [field]: event.target.value });
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (judged.success && !save.isPending) save.mutate({ body: judged.data });
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <Field label="Name" error={errorAt('name')} required>
        <Input value={fields.name} onChange={change('name')} autoComplete="name" maxLength={80} />
      </Field>
      <Field
        label="Handle"
        hint="Your profile’s address and how others mention you. Old links stop working when you change it."
        error={errorAt('handle')}
        required
      >
        <Input
          value={fields.handle}
          onChange={change('handle')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
        />
      </Field>
      <Field
        label="About you"
        optional
        hint={`${longestAbout - fields.about.length} characters left`}
        error={errorAt('about')}
      >
        <Textarea value={fields.about} onChange={change('about')} maxLength={longestAbout} />
      </Field>
      <Failure error={save.error} besides={['name', 'handle', 'about']} />
      <div>
        <Button type="submit" pending={save.isPending} disabled={!changed}>
          Save profile
        </Button>
      </div>
    </form>
  );
}

function ProfileSkeleton() {
  return (
    <div className="grid max-w-xl gap-8">
      <div className="flex items-center gap-6">
        <Skeleton className="size-24 rounded-[32%]" />
        <Skeleton className="h-9 w-36 rounded-full" />
      </div>
      {[11, 11, 30].map((height, index) => (
        <div key={index} className="grid gap-2">
          <Skeleton className="w-24" />
          <Skeleton className={height === 30 ? 'h-30 rounded-lg' : 'h-11 rounded-lg'} />
        </div>
      ))}
    </div>
  );
}
