/** A form as it stands on the page: works without scripts. */
import { createElement as h, type ReactNode } from 'react';
import { consentName, formOf, longestAnswer, trapName, type FormField } from '../forms.ts';
import { line, newBlock } from '../site.ts';
import { heading, prose } from './parts.ts';
import type { DrawBlock } from './word-blocks.ts';

const inputTypes = { line: 'text', email: 'email', phone: 'tel', number: 'text', date: 'date' } as const;

export const formBlock: DrawBlock = (data, drawing, level, id) => {
  const form = formOf({ ...newBlock('form', data), id });
  const action = drawing.actionOf(id);
  const idOf = (name: string) => `${id}-${name}`;
  return h(
    'div',
    { className: 'narrow' },
    heading(level, line(data, 'title')),
    prose(line(data, 'text')),
    h(
      'form',
      { method: 'post', action: action ?? '#', acceptCharset: 'utf-8' },
      ...form.fields.map((field) =>
        h('div', { key: field.name, className: 'row' }, control(field, idOf(field.name))),
      ),
      h(
        'div',
        { className: 'trap', 'aria-hidden': true },
        h(
          'label',
          null,
          'Leave this empty',
          h('input', { name: trapName, tabIndex: -1, autoComplete: 'off' }),
        ),
      ),
      h(
        'label',
        { className: 'check', dir: 'auto' },
        h('input', { type: 'checkbox', name: consentName, value: 'yes', required: true }),
        h('span', null, form.consent),
      ),
      h(
        'div',
        { className: 'buttons' },
        h('button', { className: 'button', type: 'submit', dir: 'auto' }, form.button),
      ),
    ),
  );
};

function control(field: FormField, id: string): ReactNode {
  const { name, label, type, required, options } = field;
  if (type === 'check')
    return h(
      'label',
      { className: 'check', dir: 'auto' },
      h('input', { type: 'checkbox', name, value: 'yes', required }),
      h('span', null, label),
    );
  const given = { id, name, required, dir: 'auto', maxLength: longestAnswer };
  const named = h(
    'label',
    { htmlFor: id, dir: 'auto' },
    label,
    !required && h('span', { className: 'optional' }, ' optional'),
  );
  if (type === 'long') return h('div', null, named, h('textarea', { ...given, rows: 5 }));
  if (type === 'choice')
    return h(
      'div',
      null,
      named,
      h(
        'select',
        { id, name, required, dir: 'auto' },
        h('option', { value: '' }, 'Choose…'),
        ...options.map((option, at) => h('option', { key: at, value: option }, option)),
      ),
    );
  return h(
    'div',
    null,
    named,
    h('input', {
      ...given,
      type: inputTypes[type],
      ...(type === 'number' ? { inputMode: 'decimal' } : {}),
    }),
  );
}
