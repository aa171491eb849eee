import { button, field, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The longest row of days. */
export function longestStreak(days) {
  let best = 0;
  let now = 0;
  for (const isDone of days) {
    now = isDone ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return best;
}

export function mount(root, { title = 'Habits', items = ['Read', 'Walk', 'Drink water'] } = {}) {
  const habits = keep(
    'habits',
    items.map((name) => ({ name, days: names.map(() => false) })),
  );
  const body = h('tbody');
  const input = h('input');
  const form = h(
    'form',
    {
      class: 'row',
      onsubmit(event) {
        event.preventDefault();
        if (input.value.trim() === '') return;
        habits.set([...habits.get(), { name: input.value.trim(), days: names.map(() => false) }]);
        form.reset();
        draw();
      },
    },
    field('New habit', input),
    h('button', { class: 'main' }, 'Add'),
  );
  function draw() {
    body.replaceChildren(
      ...habits.get().map((habit, at) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, habit.name),
          habit.days.map((isDone, day) => {
            const box = h('input', {
              type: 'checkbox',
              'aria-label': `${habit.name}, ${names[day]}`,
              onchange() {
                habits.set(
                  habits
                    .get()
                    .map((one, other) =>
                      other === at ? { ...one, days: one.days.with(day, box.checked) } : one,
                    ),
                );
                draw();
              },
            });
            box.checked = isDone;
            return h('td', {}, box);
          }),
          h('td', {}, `${longestStreak(habit.days)} in a row`),
          h(
            'td',
            {},
            button(
              'Delete',
              () => {
                habits.set(habits.get().filter((_, other) => other !== at));
                draw();
              },
              { 'aria-label': `Delete ${habit.name}` },
            ),
          ),
        ),
      ),
    );
  }
  draw();
  const head = h(
    'tr',
    {},
    h('td'),
    names.map((name) => h('th', { scope: 'col' }, name)),
    h('td'),
    h('td'),
  );
  root.append(
    ...[
      heading(title),
      h('div', { class: 'scroll' }, h('table', {}, h('thead', {}, head), body)),
      form,
    ].filter(Boolean),
  );
}
