import { useState, type FormEvent } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import {
  editPost,
  editQuestion,
  listPostVersions,
  listQuestionTags,
  type QuestionView,
} from '../contract.ts';
import { longestTitle } from '../limits.ts';
import { refreshes } from '../use-question.ts';
import { DetailsFields, tagsIn, wrongWith } from './question-fields.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';

interface EditQuestionFormProps {
  question: QuestionView;
  onDone: () => void;
}

export function EditQuestionForm({ question, onDone }: EditQuestionFormProps) {
  const { id, title, text, tags } = question;
  const [draft, setDraft] = useState({ title, text, tags: tags.join(', '), asked: '' });
  const edit = useCall(editQuestion, {
    refreshes: [...refreshes, listPostVersions, listQuestionTags],
    onSuccess: onDone,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (edit.isPending) return;
    edit.mutate({ params: { id }, body: { title: draft.title, text: draft.text, tags: tagsIn(draft.tags) } });
  }
  const isNamed = ['title', 'text', 'tags'].some((name) => wrongWith(edit.error, name));
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Your question" error={wrongWith(edit.error, 'title')}>
        <Textarea
          rows={1}
          className="min-h-13"
          maxLength={longestTitle}
          value={draft.title}
          onChange={({ target }) => setDraft({ ...draft, title: target.value })}
        />
      </Field>
      <DetailsFields
        draft={draft}
        error={edit.error}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      {edit.error && !isNamed && <Notice tone="error">{wordsOf(edit.error)}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" pending={edit.isPending}>
          Save
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface EditPostFormProps {
  post: { id: string; text: string };
  label: string;
  most: number;
  rows?: number;
  onDone: () => void;
}

/** An answer or a comment. */
export function EditPostForm({ post, label, most, rows = 2, onDone }: EditPostFormProps) {
  const [text, setText] = useState(post.text);
  const edit = useCall(editPost, { refreshes: [...refreshes, listPostVersions], onSuccess: onDone });
  return (
    <WordsForm
      label={label}
      action="Save"
      most={most}
      rows={rows}
      text={text}
      onChange={setText}
      pending={edit.isPending}
      error={edit.error}
      onSubmit={() => edit.mutate({ params: { id: post.id }, body: { text } })}
      onCancel={onDone}
    />
  );
}
