import { button, field, h, heading } from '../lib/dom.js';
import { keep } from '../lib/store.js';

const usual = [
  { label: 'Name', type: 'text', required: true },
  { label: 'E-mail', type: 'email', required: true },
  { label: 'Message', type: 'textarea', required: false },
];

/** Why a value does not fit; empty where it does. */
export function problemOf({ label, type, required }, value) {
  const text = String(value).trim();
  if (type === 'checkbox') return required && !value ? `Tick “${label}”.` : '';
  if (text === '') return required ? `Enter ${label.toLowerCase()}.` : '';
  if (type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    return 'Enter an e-mail address, such as ada@example.com.';
  if (type === 'number' && Number.isNaN(Number(text))) return 'Enter a number.';
  if (type === 'tel' && !/^[+\d][\d\s()/.-]{4,}$/.test(text)) return 'Enter a phone number.';
  if (type === 'url' && !/^https?:\/\/\S+\.\S+/.test(text))
    return 'Enter an address that begins with https://.';
  return '';
}

export function mount(root, { title = 'Form', fields = usual } = {}) {
  const entries = keep('form-entries', []);
  const list = h('ul', { 'aria-label': 'Entries' });
  const status = h('p', { role: 'status', class: 'muted' });
  const rows = fields.map((one) => {
    const control = h(one.type === 'textarea' ? 'textarea' : 'input', {
      ...(one.type === 'textarea' ? { rows: 3 } : { type: one.type }),
      ...(one.type === 'number' ? { step: 'any' } : {}),
      'aria-required': one.required ? 'true' : null,
    });
    const wrong = h('p', { class: 'error', role: 'alert' });
    const value = () => (one.type === 'checkbox' ? control.checked : control.value);
    const check = () => {
      wrong.textContent = problemOf(one, value());
      control.setAttribute('aria-invalid', String(wrong.textContent !== ''));
      return wrong.textContent === '';
    };
    control.addEventListener('blur', check);
    return { one, control, wrong, value, check };
  });
  const form = h(
    'form',
    {
      novalidate: true,
      class: 'grid',
      onsubmit(event) {
        event.preventDefault();
        const wrong = rows.filter((row) => !row.check());
        if (wrong[0]) return wrong[0].control.focus();
        entries.set([
          Object.fromEntries(rows.map(({ one, value }) => [one.label, value()])),
          ...entries.get(),
        ]);
        form.reset();
        status.textContent = 'Saved.';
        draw();
      },
    },
    rows.map(({ one, control, wrong }) => h('div', {}, field(one.label, control), wrong)),
    h('div', { class: 'row' }, h('button', { class: 'main' }, 'Send')),
    status,
  );
  function draw() {
    list.replaceChildren(
      ...entries.get().map((entry, at) =>
        h(
          'li',
          { class: 'item' },
          h(
            'span',
            { class: 'grow' },
            Object.entries(entry)
              .map(([label, value]) => `${label}: ${value}`)
              .join(' · '),
          ),
          button(
            'Delete',
            () => {
              entries.set(entries.get().filter((_, other) => other !== at));
              draw();
            },
            { 'aria-label': `Delete entry ${at + 1}` },
          ),
        ),
      ),
    );
  }
  draw();
  root.append(...[heading(title), form, list].filter(Boolean));
}
