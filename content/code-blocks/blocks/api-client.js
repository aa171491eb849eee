import { field, h, heading } from '../lib/dom.js';

/** One header a line: “Accept: application/json”. */
export const readHeaders = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.split(/:\s*(.*)/))
      .filter(([name, value]) => name.trim() && value)
      .map(([name, value]) => [name.trim(), value.trim()]),
  );

export const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

export function mount(root, { title = 'API client' } = {}) {
  const method = h(
    'select',
    {},
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((name) => h('option', {}, name)),
  );
  const address = h('input', { type: 'url', placeholder: 'https://api.example.com/items' });
  const headers = h('textarea', { rows: 2, spellcheck: 'false' });
  const body = h('textarea', { rows: 3, spellcheck: 'false' });
  const status = h('p', { role: 'status' });
  const output = h('pre', { tabindex: 0, role: 'region', 'aria-label': 'Answer' });
  const form = h(
    'form',
    {
      class: 'grid',
      novalidate: true,
      async onsubmit(event) {
        event.preventDefault();
        output.textContent = '';
        if (!/^https?:\/\//.test(address.value)) {
          status.textContent = 'Enter an address that begins with https://.';
          return address.focus();
        }
        status.textContent = 'Sending…';
        const started = performance.now();
        try {
          const hasBody = !['GET'].includes(method.value) && body.value !== '';
          const response = await fetch(address.value, {
            method: method.value,
            headers: readHeaders(headers.value),
            ...(hasBody ? { body: body.value } : {}),
          });
          output.textContent = pretty(await response.text());
          status.textContent = `${response.status} ${response.statusText} in ${Math.round(performance.now() - started)} ms`;
        } catch (error) {
          status.textContent = `No answer: ${error.message}. The address may be wrong, or it does not allow calls from other pages.`;
        }
      },
    },
    h('div', { class: 'row' }, field('Method', method), field('Address', address)),
    field('Headers', headers),
    field('Body', body),
    h('div', { class: 'row' }, h('button', { class: 'main' }, 'Send')),
  );
  root.append(...[heading(title), form, status, output].filter(Boolean));
}
