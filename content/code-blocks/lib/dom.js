/** Makes an element: `h('button', { type: 'button', onclick: go }, 'Go')`. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

let count = 0;

/** A label with its control. */
export function field(label, control) {
  count += 1;
  control.id ||= `control-${count}`;
  return h('div', { class: 'field' }, h('label', { for: control.id }, label), control);
}

export const button = (text, onclick, props = {}) => h('button', { type: 'button', onclick, ...props }, text);

/** The heading of a block; none where it has no title. */
export const heading = (title) => (title ? h('h2', {}, title) : null);
