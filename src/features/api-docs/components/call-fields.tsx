import { fieldsOf } from '../fields-of.ts';
import type { Schema } from '../document.ts';

/** What may stand in a body, field by field. */
export function CallFields({ schema }: { schema: Schema }) {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return null;
  return (
    <details className="rounded-lg border border-line">
      <summary className="cursor-pointer rounded-lg px-4 py-2.5 font-medium">Fields of the body</summary>
      <dl className="grid gap-3 border-t border-line p-4">
        {fields.map(({ name, type, required }) => (
          <div key={name} className="grid gap-0.5 sm:grid-cols-[minmax(0,14rem)_1fr] sm:gap-4">
            <dt className="min-w-0">
              <code className="wrap-anywhere">{name}</code>
              {required && <span className="ml-2 text-sm text-muted">required</span>}
            </dt>
            <dd className="min-w-0 wrap-anywhere text-muted">{type}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
