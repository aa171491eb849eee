import { CodeBlock } from '#kit/ui/code-block.tsx';
import type { Entity } from '../architecture.ts';
import { writeDrizzle } from '../write-drizzle.ts';
import { writeOpenApi } from '../write-openapi.ts';
import { writeSql } from '../write-sql.ts';

export default function FilesTab({ entities }: { entities: readonly Entity[] }) {
  if (entities.length === 0)
    return (
      <p className="pt-4 text-muted">Add entities under Data to get tables, an interface and a scaffold.</p>
    );
  const files = [
    { name: 'Tables for PostgreSQL (SQL)', text: writeSql(entities) },
    { name: 'Tables for Drizzle', text: writeDrizzle(entities) },
    { name: 'Interface (OpenAPI 3.1)', text: JSON.stringify(writeOpenApi('API', entities), null, 2) },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      {files.map(({ name, text }) => (
        <CodeBlock key={name} code={text} title={name} />
      ))}
    </div>
  );
}
