/** The floor: ProseMirror with nothing on it, and the same text. */
import { Schema, type Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { paragraphs } from './book.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', toDOM: () => ['p', 0] },
    text: {},
  },
});

const content: Node[] = paragraphs.map((text) => schema.node('paragraph', null, [schema.text(text)]));
const view = new EditorView(document.querySelector('#text'), {
  state: EditorState.create({ doc: schema.node('doc', null, content) }),
  attributes: { role: 'textbox', 'aria-label': 'Document' },
});
view.focus();
