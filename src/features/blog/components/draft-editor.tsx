import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import type { Draft } from '../admin-contract.ts';
import { longestSlug, longestSummary, longestText, longestTitle, mostTags } from '../limits.ts';
import { readingTime, wordsIn } from '../reading-time.ts';
import { Collided } from './collided.tsx';
import { Publishing } from './publishing.tsx';
import { Revisions } from './revisions.tsx';
import { stateWords } from './state-words.ts';
import { useDraft } from './use-draft.ts';

/** A post in Markdown, with how it will look, what it said before, and when it comes out. */
export function DraftEditor({ draft }: { draft: Draft }) {
  const editing = useDraft(draft);
  const { saved, written, set, isChanged } = editing;
  const [tab, setTab] = useState('write');
  const { label, tone } = stateWords[saved.state];
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !editing.isSaving) editing.save();
  }
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6 sm:pt-8"
        title={written.title || 'Untitled'}
        lede={
          <>
            <Badge tone={tone}>{label}</Badge> Revision {saved.revision} · {wordsIn(written.text)} words ·{' '}
            {readingTime(written.text)} min read
          </>
        }
        actions={
          <>
            <Dialog>
              <DialogTrigger asChild>
                <Button variant="secondary">Revisions</Button>
              </DialogTrigger>
              <DialogContent title="Revisions" width="lg">
                <Revisions id={saved.id} />
              </DialogContent>
            </Dialog>
            {saved.state === 'published' && (
              <Button asChild variant="secondary">
                <Link to={href('/blog/:slug', { slug: saved.slug })}>Open the post</Link>
              </Button>
            )}
          </>
        }
      />
      <form noValidate onSubmit={submit} className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
        <Field label="Title">
          <Input
            maxLength={longestTitle}
            value={written.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        </Field>
        <Field
          label="Address"
          hint={
            saved.publishedAt
              ? 'This post has been published, so its address can’t change.'
              : `Lower-case letters, digits and hyphens: /blog/${written.slug}`
          }
        >
          <Input
            maxLength={longestSlug}
            value={written.slug}
            readOnly={saved.publishedAt !== null}
            onChange={(event) => set({ slug: event.target.value })}
          />
        </Field>
        <Field label="Summary" hint="One or two sentences, for lists, feeds and search engines.">
          <Textarea
            rows={2}
            className="min-h-20"
            maxLength={longestSummary}
            value={written.summary}
            onChange={(event) => set({ summary: event.target.value })}
          />
        </Field>
        <Field label="Tags" hint={`Up to ${mostTags}, separated by commas.`}>
          <Input value={written.tags} onChange={(event) => set({ tags: event.target.value })} />
        </Field>
        <Tabs value={tab} onValueChange={setTab}>
          <TabsList>
            <TabsTrigger value="write">Write</TabsTrigger>
            <TabsTrigger value="preview">Preview</TabsTrigger>
          </TabsList>
          <TabsContent value="write">
            <Field label="Text in Markdown">
              <Textarea
                rows={16}
                className="min-h-96 font-mono text-sm"
                maxLength={longestText}
                value={written.text}
                onChange={(event) => set({ text: event.target.value })}
              />
            </Field>
          </TabsContent>
          <TabsContent value="preview">
            {written.text ? (
              <AnswerText text={written.text} topHeading={2} className="text-lg" />
            ) : (
              <p className="text-muted">No text yet.</p>
            )}
          </TabsContent>
        </Tabs>
        {editing.failure && <Notice tone="error">{wordsOf(editing.failure)}</Notice>}
        {editing.joined && (
          <Notice tone="info">Someone else saved changes too. Both have been merged.</Notice>
        )}
        {editing.theirs && (
          <Collided
            mine={written.text}
            theirs={editing.theirs}
            onMine={editing.overwrite}
            onTheirs={editing.takeTheirs}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={editing.isSaving} disabled={!isChanged}>
            Save
          </Button>
          <span className="text-sm text-muted">{isChanged ? 'Unsaved changes' : 'Saved'}</span>
        </div>
      </form>
      <Publishing draft={saved} isChanged={isChanged} onDone={editing.take} />
    </div>
  );
}
