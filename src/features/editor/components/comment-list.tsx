import type { Node } from '@tiptap/pm/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { listWorkCollaborators, type Collaborator } from '#tools/work/collaborators-contract.ts';
import { mentionInWork } from '../contract.ts';
import { longestComment, type CommentNote } from '../document/content.ts';
import { newNoteId } from '../suggest/extension.ts';
import { directMeta } from '../suggest/suggested.ts';
import { useKnownEditor } from './editor-context.ts';
import { useNotes } from './use-notes.ts';

/** Comments on passages, with answers; whoever shares the document can be named with @. */
export function CommentList({ doc }: { doc: Node }) {
  const { editor, notes, me, isReadOnly } = useKnownEditor();
  const known = useNotes(notes);
  const tell = useMentions();
  const places = useMemo(() => placesIn(doc), [doc]);
  const open = Object.entries(known).filter(
    (one): one is [string, CommentNote] => one[1].is === 'comment' && !one[1].done,
  );
  function begin(text: string) {
    const { from, to, empty } = editor.state.selection;
    if (empty) return;
    const id = newNoteId();
    notes.put(id, { is: 'comment', by: me, at: Date.now(), text, replies: [], done: false });
    editor.view.dispatch(
      editor.state.tr
        .setMeta(directMeta, true)
        // Undo takes back what one wrote in the text, not what one said about it.
        .setMeta('addToHistory', false)
        .addMark(from, to, editor.schema.marks.comment!.create({ id })),
    );
    tell(text);
  }
  function finish(id: string, note: CommentNote) {
    notes.put(id, { ...note, done: true });
    const place = places.get(id);
    if (place)
      editor.view.dispatch(
        editor.state.tr
          .setMeta(directMeta, true)
          .setMeta('addToHistory', false)
          .removeMark(place.from, place.to, editor.schema.marks.comment!),
      );
  }
  return (
    <div className="grid gap-4">
      {!isReadOnly && <Write label="Comment on the selection" action="Comment" onSay={begin} />}
      {open.length === 0 && (
        <p className="text-sm text-muted">No comments yet. Select a passage and write one.</p>
      )}
      <ul className="grid gap-3">
        {open.map(([id, note]) => {
          const place = places.get(id);
          return (
            <li key={id} className="grid gap-2 rounded-lg border border-line p-3">
              {place ? (
                <button
                  type="button"
                  dir="auto"
                  className="border-l-2 border-bamboo pl-2 text-left text-sm wrap-anywhere text-muted"
                  onClick={() => editor.chain().focus().setTextSelection(place).scrollIntoView().run()}
                >
                  {doc.textBetween(place.from, place.to, ' ').slice(0, 120)}
                </button>
              ) : (
                <p className="text-sm text-muted">The passage was deleted.</p>
              )}
              {[note, ...note.replies].map(({ by, text }, at) => (
                <p key={at} dir="auto" className="wrap-anywhere">
                  <strong>{by}</strong> {text}
                </p>
              ))}
              {!isReadOnly && (
                <>
                  <Write
                    label="Answer"
                    action="Answer"
                    onSay={(text) => {
                      notes.put(id, {
                        ...note,
                        replies: [...note.replies, { by: me, at: Date.now(), text }].slice(0, 100),
                      });
                      tell(text);
                    }}
                  />
                  <Button size="sm" variant="ghost" onClick={() => finish(id, note)}>
                    Resolve
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Write({ label, action, onSay }: { label: string; action: string; onSay: (text: string) => void }) {
  const [text, setText] = useState('');
  function say(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  }
  return (
    <form className="grid gap-2" onSubmit={say}>
      <Field label={label} hideLabel>
        <Textarea
          rows={2}
          dir="auto"
          placeholder={label}
          maxLength={longestComment}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button size="sm" type="submit" variant="secondary" className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}

function placesIn(doc: Node) {
  const places = new Map<string, { from: number; to: number }>();
  doc.descendants((node, pos) => {
    const id = node.marks.find(({ type }) => type.name === 'comment')?.attrs.id as string | undefined;
    if (id) places.set(id, { from: places.get(id)?.from ?? pos, to: pos + node.nodeSize });
  });
  return places;
}

/** Tells those whose handle or name stands behind an @. Who shares nothing is asked for nothing. */
function useMentions() {
  const id = useSearchParams()[0].get('work');
  const { data: user } = useQuery(query(currentUser));
  const { data } = useQuery({
    ...query(listWorkCollaborators, { params: { id: id ?? '' } }),
    enabled: Boolean(id && user),
  });
  return (text: string) => {
    const people = (data?.items ?? []).filter((one) => isNamed(one, text)).map((one) => one.id);
    // A message that does not arrive must not take the comment with it: it stands in the document.
    if (id && people.length > 0)
      call(mentionInWork, { params: { id }, body: { people, text } }).catch(() => undefined);
  };
}

function isNamed({ handle, name }: Collaborator, text: string): boolean {
  const low = text.toLowerCase();
  return [handle, name].some((word) => word && low.includes(`@${word.toLowerCase()}`));
}
