import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { HttpError } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { ListingForm } from '../components/listing-form.tsx';
import { PhotoField } from '../components/photo-field.tsx';
import { Suggestions } from '../components/suggestions.tsx';
import { createListing, editListing, getListing, listListings, ownListings } from '../contract.ts';
import { draftOf, emptyDraft, inSection, wordsIn, type Draft } from '../draft.ts';
import { longestTitle } from '../limits.ts';
import { sectionNamed, sectionOf } from '../sections.ts';

export default function PostListing() {
  const [search] = useSearchParams();
  const edited = search.get('edit');
  return (
    <div className="grid max-w-3xl gap-6 pb-16">
      <PageHeader
        className="pb-0"
        title={edited ? 'Edit your listing' : 'Post a listing'}
        lede="Say what you have or need, add a photo, done. People write to you inside Frenly."
      />
      {edited ? <Edited id={edited} /> : <NewListing key={search.toString()} search={search} />}
    </div>
  );
}

function NewListing({ search }: { search: URLSearchParams }) {
  const section = sectionNamed(search.get('section') ?? undefined)?.id ?? 'goods';
  const kind = search.get('kind') === 'wanted' ? 'wanted' : 'offer';
  return <Form begin={emptyDraft(section, kind, (search.get('title') ?? '').slice(0, longestTitle))} />;
}

function Edited({ id }: { id: string }) {
  const { data, error } = useQuery(query(getListing, { params: { id } }));
  if (error || (data && !data.mine))
    return (
      <ErrorState level={2} title="Not found">
        {error ? wordsOf(error) : 'Only its owner can edit a listing.'}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return <Form begin={draftOf(data)} id={id} state={data.state} />;
}

interface FormProps {
  begin: Draft;
  id?: string;
  state?: string;
}

function Form({ begin, id, state }: FormProps) {
  const [draft, setDraft] = useState(begin);
  const [isPriceWrong, setPriceWrong] = useState(false);
  const navigate = useNavigate();
  const options = {
    refreshes: [listListings, ownListings, getListing],
    onSuccess(saved: { id: string; state: string }) {
      toast(
        saved.state === 'held'
          ? { title: 'In review', description: 'A steward looks at it first. The reasons are on its page.' }
          : { title: saved.state === 'draft' ? 'Draft saved' : 'Published' },
      );
      void navigate(href('/marketplace/item/:id', { id: saved.id }));
    },
  };
  const create = useCall(createListing, options);
  const edit = useCall(editListing, options);
  const error = create.error ?? edit.error;
  const isPending = create.isPending || edit.isPending;
  const issues = error instanceof HttpError ? error.issues : [];
  const wrong = (path: string) =>
    path === 'price' && isPriceWrong
      ? 'Enter an amount, such as 45 or 12.50.'
      : issues.find((issue) => issue.path.replace(/^listing\./, '').split('.')[0] === path)?.message;
  const section = sectionOf(draft.section);
  const isWanted = draft.kind === 'wanted';

  function save(publish: boolean) {
    if (isPending) return;
    // A draft may wait for its price.
    const words = wordsIn(draft) ?? (publish ? null : wordsIn({ ...draft, priceKind: 'ask' }));
    setPriceWrong(words === null);
    if (!words) return;
    if (id) edit.mutate({ params: { id }, body: { listing: words } });
    else create.mutate({ body: { listing: words, publish } });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    save(true);
  }

  return (
    <>
      <Card asChild padding="lg">
        <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {!id && (
            <RadioCards
              legend="What would you like to do?"
              hideLegend
              value={draft.kind}
              onValueChange={(kind) =>
                setDraft((before) => ({ ...before, kind, priceKind: kind === 'wanted' ? 'ask' : 'fixed' }))
              }
              options={[
                { value: 'offer', label: 'I have something', hint: 'To sell, rent, give or do' },
                { value: 'wanted', label: 'I need something', hint: 'Others make you offers' },
              ]}
            />
          )}
          <Field label={isWanted ? 'What do you need?' : 'What do you have?'} error={wrong('title')}>
            <Input
              className="h-13 text-lg"
              maxLength={longestTitle}
              placeholder={isWanted ? section.wantedExample : section.example}
              value={draft.title}
              onChange={({ target }) => setDraft((before) => ({ ...before, title: target.value }))}
            />
          </Field>
          <PhotoField
            photos={draft.photos}
            error={wrong('photos')}
            onChange={(change) => setDraft((before) => ({ ...before, photos: change(before.photos) }))}
          />
          <ListingForm draft={draft} onChange={setDraft} wrong={wrong} />
          {error && issues.length === 0 && <Notice tone="error">{wordsOf(error)}</Notice>}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" size="lg" pending={isPending} disabled={draft.title.trim() === ''}>
              {id ? 'Save changes' : 'Publish'}
            </Button>
            {!id && (
              <Button
                variant="secondary"
                size="lg"
                disabled={draft.title.trim() === '' || isPending}
                onClick={() => save(false)}
              >
                Save draft and preview
              </Button>
            )}
            <p className="flex-1 basis-60 text-sm text-muted">
              {state === 'draft'
                ? 'It stays a draft until you publish it on its page.'
                : `Shown for ${section.days} days, with your name. You can renew it.`}
            </p>
          </div>
        </form>
      </Card>
      <Suggestions draft={draft} onSection={(next) => setDraft((before) => inSection(before, next))} />
    </>
  );
}
