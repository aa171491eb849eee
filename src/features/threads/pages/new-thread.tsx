import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { HandlesInput } from '../components/handles-input.tsx';
import { createThread, listThreads, visibilities } from '../contract.ts';
import { longestMessage, longestTitle } from '../limits.ts';

type Visibility = (typeof visibilities)[number];

export default function NewThread() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [title, setTitle] = useState(search.get('title')?.slice(0, longestTitle) ?? '');
  const [people, setPeople] = useState(search.get('with')?.slice(0, 200) ?? '');
  const [message, setMessage] = useState('');
  const [visibility, setVisibility] = useState<Visibility>('private');
  const create = useCall(createThread, {
    refreshes: [listThreads],
    onSuccess({ id, missing }) {
      if (missing.length > 0)
        toast({
          title: 'Not everyone could be added',
          description: `${missing.join(', ')}: not found, or can’t be added. Send an invite link instead.`,
        });
      void navigate(href('/threads/:id', { id }));
    },
  });
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6"
        title="New thread"
        lede="Name it and add people. You can change everything later."
      />
      <form
        className="grid max-w-2xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          const named = people.split(/[\s,;]+/).filter(Boolean);
          create.mutate({ body: { title, visibility, people: named, message } });
        }}
      >
        <Field label="Name" required>
          <Input maxLength={longestTitle} value={title} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Field
          label="People"
          optional
          hint="Type a name or handle and choose. You can also invite by link later."
        >
          <HandlesInput many maxLength={2000} value={people} onValueChange={setPeople} />
        </Field>
        <Field label="First message" optional hint="Supports Markdown. Ask @panda questions.">
          <Textarea
            maxLength={longestMessage}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
        <RadioCards<Visibility>
          legend="Who can read it"
          value={visibility}
          onValueChange={setVisibility}
          options={[
            {
              value: 'private',
              label: 'People in the thread',
              hint: 'Only people you add or invite, including guests.',
            },
            {
              value: 'public',
              label: 'Everyone',
              hint: 'Anyone can read it, even without an account. Only people in the thread can write.',
            },
          ]}
        />
        {create.error && <Notice tone="error">{wordsOf(create.error)}</Notice>}
        <Button
          type="submit"
          size="lg"
          className="justify-self-start"
          pending={create.isPending}
          disabled={title.trim() === ''}
        >
          Start thread
        </Button>
      </form>
    </div>
  );
}
