import { button, field, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

const pad = (value) => String(value).padStart(2, '0');

/** Days of a month by weeks that begin on Monday; null before the first. */
export function daysOf(year, month) {
  const before = (new Date(year, month, 1).getDay() + 6) % 7;
  const count = new Date(year, month + 1, 0).getDate();
  return [...Array(before).fill(null), ...Array.from({ length: count }, (_, at) => at + 1)];
}

export function mount(root, { title = 'Calendar', today = new Date() } = {}) {
  const events = keep('events', {});
  let [year, month] = [today.getFullYear(), today.getMonth()];
  let chosen = `${year}-${pad(month + 1)}-${pad(today.getDate())}`;
  const name = h('h3', { 'aria-live': 'polite' });
  const days = h('div', { class: 'grid', style: 'grid-template-columns: repeat(7, 1fr)' });
  const list = h('ul', { 'aria-label': 'Entries of the day' });
  const input = h('input');
  const label = h('p', { class: 'muted' });
  const turn = (step) => {
    const next = new Date(year, month + step, 1);
    [year, month] = [next.getFullYear(), next.getMonth()];
    draw();
  };
  const form = h(
    'form',
    {
      class: 'row',
      onsubmit(event) {
        event.preventDefault();
        if (input.value.trim() === '') return;
        events.set({ ...events.get(), [chosen]: [...(events.get()[chosen] ?? []), input.value.trim()] });
        form.reset();
        draw();
      },
    },
    field('New entry', input),
    h('button', { class: 'main' }, 'Add'),
  );
  function draw() {
    name.textContent = new Date(year, month, 1).toLocaleDateString('en-GB', {
      month: 'long',
      year: 'numeric',
    });
    label.textContent = new Date(`${chosen}T12:00`).toLocaleDateString('en-GB', { dateStyle: 'full' });
    days.replaceChildren(
      ...['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) =>
        h('span', { class: 'muted', style: 'text-align: center' }, day),
      ),
      ...daysOf(year, month).map((day) => {
        if (day === null) return h('span');
        const date = `${year}-${pad(month + 1)}-${pad(day)}`;
        const count = events.get()[date]?.length ?? 0;
        return button(
          count ? `${day} •` : String(day),
          () => {
            chosen = date;
            draw();
          },
          {
            class: date === chosen ? 'main' : '',
            style: 'padding: 0',
            'aria-pressed': String(date === chosen),
            'aria-label': `${day}${count ? `, ${count} entries` : ''}`,
          },
        );
      }),
    );
    list.replaceChildren(
      ...(events.get()[chosen] ?? []).map((text, at) =>
        h(
          'li',
          { class: 'item' },
          h('span', { class: 'grow' }, text),
          button(
            'Delete',
            () => {
              events.set({
                ...events.get(),
                [chosen]: events.get()[chosen].filter((_, other) => other !== at),
              });
              draw();
            },
            { 'aria-label': `Delete ${text}` },
          ),
        ),
      ),
    );
  }
  draw();
  root.append(
    ...[
      heading(title),
      h(
        'div',
        { class: 'row spread' },
        button('←', () => turn(-1), { 'aria-label': 'Previous month' }),
        name,
        button('→', () => turn(1), { 'aria-label': 'Next month' }),
      ),
      days,
      label,
      form,
      list,
    ].filter(Boolean),
  );
}
