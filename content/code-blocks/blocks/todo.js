import { button, field, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

export const shownTasks = (tasks, filter) =>
  tasks.filter(({ done }) => filter === 'all' || (filter === 'done') === done);

export function mount(root, { title = 'To-do', items = [] } = {}) {
  const tasks = keep(
    'tasks',
    items.map((text) => ({ text, done: false })),
  );
  let filter = 'all';
  const input = h('input');
  const list = h('ul', { 'aria-label': 'Tasks' });
  const count = h('p', { role: 'status', class: 'muted' });
  const filters = h('div', { class: 'row', role: 'group', 'aria-label': 'Show' });
  const form = h(
    'form',
    {
      class: 'row',
      onsubmit(event) {
        event.preventDefault();
        if (input.value.trim() === '') return;
        tasks.set([...tasks.get(), { text: input.value.trim(), done: false }]);
        form.reset();
        draw();
      },
    },
    field('New task', input),
    h('button', { class: 'main' }, 'Add'),
  );
  function change(task, next) {
    tasks.set(tasks.get().flatMap((one) => (one === task ? (next ? [next] : []) : [one])));
    draw();
  }
  function draw() {
    const all = tasks.get();
    count.textContent = `${all.filter(({ done }) => !done).length} left`;
    filters.replaceChildren(
      ...[
        ['all', 'All'],
        ['open', 'Open'],
        ['done', 'Done'],
      ].map(([name, label]) =>
        button(
          label,
          () => {
            filter = name;
            draw();
          },
          { 'aria-pressed': String(filter === name), ...(filter === name ? { class: 'main' } : {}) },
        ),
      ),
    );
    list.replaceChildren(
      ...shownTasks(all, filter).map((task) => {
        const box = h('input', {
          type: 'checkbox',
          'aria-label': task.text,
          onchange: () => change(task, { ...task, done: box.checked }),
        });
        box.checked = task.done;
        return h(
          'li',
          { class: 'item' },
          box,
          h('span', { class: task.done ? 'grow done' : 'grow' }, task.text),
          button('Delete', () => change(task), { 'aria-label': `Delete ${task.text}` }),
        );
      }),
    );
  }
  draw();
  root.append(...[heading(title), form, filters, list, count].filter(Boolean));
}
