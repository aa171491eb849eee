/** Names of entities and fields, as each kind of file writes them. */
export const entityName = /^[A-Z][A-Za-z0-9]{0,39}$/;
export const fieldName = /^[a-z][A-Za-z0-9]{0,39}$/;

const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean);
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** `order item` as `OrderItem`. */
export const pascal = (text: string) => wordsOf(text).map(capital).join('');

/** `due date` as `dueDate`. */
export function camel(text: string): string {
  const name = pascal(text);
  return name === '' ? '' : name[0]!.toLowerCase() + name.slice(1);
}

/** `OrderItem` as `order_item`. */
export const snake = (name: string) => wordsOf(name).join('_').toLowerCase();

export function plural(name: string): string {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

export const tableOf = (entity: string) => plural(snake(entity));
export const columnOf = (field: { name: string; type: string }) =>
  field.type === 'reference' ? `${snake(field.name)}_id` : snake(field.name);
