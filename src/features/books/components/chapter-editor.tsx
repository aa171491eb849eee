import { useRef, useState } from 'react';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import {
  longestBrief,
  longestChapter,
  longestName,
  roleNames,
  roles,
  type Chapter,
  type Role,
} from '../book.ts';
import { MarkButtons } from './mark-buttons.tsx';
import { WriteChapters } from './write-chapters.tsx';

interface ChapterEditorProps {
  chapter: Chapter;
  onChange: (chapter: Chapter) => void;
  onRemove: () => void;
  /** Absent for the last one. */
  onMerge: (() => void) | undefined;
}

export function ChapterEditor({ chapter, onChange, onRemove, onMerge }: ChapterEditorProps) {
  const { title, role, brief, text, sources } = chapter;
  const area = useRef<HTMLTextAreaElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  const change = (changed: Partial<Chapter>) => onChange({ ...chapter, ...changed });
  return (
    <section aria-label="Chapter" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label="Chapter title">
          <Input
            dir="auto"
            maxLength={longestName}
            value={title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
        <Field label="Type">
          <Select value={role} onChange={({ target }) => change({ role: target.value as Role })}>
            <Options values={roles} labelOf={(value) => roleNames[value]} />
          </Select>
        </Field>
      </div>
      <details className="rounded-lg bg-sunken px-4 py-3" open={text === '' && brief !== ''}>
        <summary className="font-medium">Notes for this chapter</summary>
        <div className="grid gap-3 pt-3">
          <Field label="What it should say" hint="For you and for a language model; not printed.">
            <Textarea
              dir="auto"
              rows={3}
              maxLength={longestBrief}
              value={brief}
              onChange={({ target }) => change({ brief: target.value })}
            />
          </Field>
          {sources.length > 0 && (
            <p className="text-sm text-muted">
              From: <bdi>{sources.join(', ')}</bdi>
            </p>
          )}
          <WriteChapters
            chapters={[chapter]}
            label={text ? 'Rewrite from the notes' : 'Write from the notes'}
            without="With a language model, chapters can be written from these notes. Without one, no prose is invented: you write the text, and it is arranged and typeset."
          />
        </div>
      </details>
      <Tabs defaultValue="write">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <TabsList aria-label="Chapter view">
            <TabsTrigger value="write">Write</TabsTrigger>
            <TabsTrigger value="preview">Preview</TabsTrigger>
          </TabsList>
          <MarkButtons area={area} onChange={(next) => change({ text: next })} />
        </div>
        <TabsContent value="write">
          <Field
            label="Text"
            hideLabel
            hint="Formatting uses Markdown: ## heading, **bold**, - list, [^1] footnote."
          >
            <Textarea
              ref={area}
              dir="auto"
              rows={18}
              maxLength={longestChapter}
              className="max-h-[70vh] min-h-96"
              value={text}
              onChange={({ target }) => change({ text: target.value })}
            />
          </Field>
        </TabsContent>
        <TabsContent value="preview">
          <div
            dir="auto"
            className="max-h-[70vh] overflow-y-auto rounded-lg border border-line bg-surface p-6"
          >
            {text ? (
              <AnswerText text={text} topHeading={3} />
            ) : (
              <p className="text-muted">Nothing to show yet.</p>
            )}
          </div>
        </TabsContent>
      </Tabs>
      <div className="flex flex-wrap gap-2">
        {onMerge && (
          <Button variant="ghost" size="sm" onClick={onMerge}>
            Merge with the next chapter
          </Button>
        )}
        {isRemoving ? (
          <>
            <Button variant="danger" size="sm" onClick={onRemove}>
              Delete chapter
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setRemoving(false)}>
              Cancel
            </Button>
          </>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => (text === '' ? onRemove() : setRemoving(true))}>
            Delete chapter
          </Button>
        )}
      </div>
    </section>
  );
}
