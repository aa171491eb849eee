import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import type { Todo } from './todos.ts';

export function TodoList({ todos }: { todos: readonly Todo[] }) {
  return (
    <ul className="grid gap-3">
      {todos.map(({ id, title, why, action, to }, index) => (
        <li key={id}>
          <Card
            field={index === 0 ? 'honey' : 'surface'}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
          >
            <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
              <h3>{title}</h3>
              <p className={index === 0 ? undefined : 'text-muted'}>{why}</p>
            </div>
            <Button asChild variant={index === 0 ? 'primary' : 'secondary'}>
              <Link to={to}>{action}</Link>
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  );
}
