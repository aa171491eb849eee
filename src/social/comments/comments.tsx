/** The comments below something, with the form for the next. */
import { useState } from 'react';
import { WordsForm } from '#kit/ui/words-form.tsx';
import { CommentItem, type CommentDoings, type ShownComment } from './comment-item.tsx';
import { CommentSection, type CommentList } from './comment-section.tsx';

/** A mutation of `useCall`. */
interface Call<Input> {
  mutateAsync(input: Input): Promise<unknown>;
}

interface CommentsProps extends Pick<CommentDoings, 'reportKind' | 'longest' | 'refreshes'> {
  list: CommentList<ShownComment & { may: { edit: boolean; delete: boolean } }>;
  add: { pending: boolean; error: Error | null; submit: (text: string, onDone: () => void) => void };
  edit: Call<{ params: { id: string }; body: { text: string } }>;
  remove: Call<{ params: { id: string } }>;
  restore: Call<{ params: { id: string } }>;
  signedIn: boolean;
  /** The page to come back to after signing in. */
  page: string;
  className?: string;
}

export function Comments(props: CommentsProps) {
  const { list, add, edit, remove, restore, signedIn, page, className, ...rest } = props;
  const doings: CommentDoings = {
    ...rest,
    edit: (id, text) => edit.mutateAsync({ params: { id }, body: { text } }),
    remove: (id) => remove.mutateAsync({ params: { id } }),
    restore: (id) => restore.mutateAsync({ params: { id } }),
  };
  return (
    <CommentSection
      list={list}
      page={page}
      form={signedIn ? <NewComment add={add} longest={rest.longest} /> : null}
      renderItem={({ may, ...comment }) => (
        <CommentItem key={comment.id} comment={comment} may={may} signedIn={signedIn} doings={doings} />
      )}
      {...(className && { className })}
    />
  );
}

function NewComment({ add, longest }: Pick<CommentsProps, 'add' | 'longest'>) {
  const [text, setText] = useState('');
  return (
    <div className="py-4">
      <WordsForm
        label="Your comment"
        action="Comment"
        most={longest}
        text={text}
        onChange={setText}
        pending={add.pending}
        error={add.error}
        onSubmit={() => add.submit(text, () => setText(''))}
      />
    </div>
  );
}
