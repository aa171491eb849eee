import { button, field, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

export const titleOf = (text) => text.trim().split('\n')[0].slice(0, 60) || 'New note';

export function mount(root, { title = 'Notes' } = {}) {
  const notes = keep('notes', [{ id: 1, text: '' }]);
  let open = notes.get()[0]?.id;
  const search = h('input', { type: 'search', oninput: draw });
  const list = h('ul', { 'aria-label': 'Notes' });
  const text = h('textarea', {
    rows: 8,
    oninput() {
      notes.set(notes.get().map((note) => (note.id === open ? { ...note, text: text.value } : note)));
      draw();
    },
  });
  function show(id) {
    open = id;
    text.value = notes.get().find((note) => note.id === id)?.text ?? '';
    draw();
  }
  function add() {
    const id = Math.max(0, ...notes.get().map((note) => note.id)) + 1;
    notes.set([{ id, text: '' }, ...notes.get()]);
    show(id);
    text.focus();
  }
  function remove(id) {
    notes.set(notes.get().filter((note) => note.id !== id));
    if (notes.get().length === 0) add();
    else show(notes.get()[0].id);
  }
  function draw() {
    const wanted = search.value.toLowerCase();
    list.replaceChildren(
      ...notes
        .get()
        .filter((note) => note.text.toLowerCase().includes(wanted))
        .map((note) =>
          h(
            'li',
            { class: 'row' },
            button(titleOf(note.text), () => show(note.id), {
              'aria-current': String(note.id === open),
              style: 'flex: 1; text-align: left',
            }),
            button('Delete', () => remove(note.id), { 'aria-label': `Delete ${titleOf(note.text)}` }),
          ),
        ),
    );
  }
  show(open);
  root.append(
    ...[
      heading(title),
      h('div', { class: 'row' }, field('Search', search), button('New note', add, { class: 'main' })),
      list,
      field('Note', text),
    ].filter(Boolean),
  );
}
