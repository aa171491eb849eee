import FileText from 'lucide-react/icons/file-text';
import { Link } from 'react-router';
import { formNames } from '#kit/documents/read/forms.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { DocumentView } from '../contract.ts';
import { DocumentMenu } from './lazy-document-menu.tsx';
import { stateWords } from './document-state.tsx';

interface DocumentListProps {
  items: readonly DocumentView[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
}

export function DocumentList({ items, chosen, onChosen }: DocumentListProps) {
  return (
    <ul aria-label="Your documents" className="grid gap-3">
      {items.map((document) => (
        <li
          key={document.id}
          className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 sm:px-5"
        >
          <input
            type="checkbox"
            aria-label={`Choose ${document.name}`}
            checked={chosen.has(document.id)}
            onChange={({ target }) => {
              const next = new Set(chosen);
              if (target.checked) next.add(document.id);
              else next.delete(document.id);
              onChosen(next);
            }}
            className="size-5 shrink-0 accent-bamboo"
          />
          <FileText aria-hidden className="hidden size-6 shrink-0 text-muted sm:block" />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <Link
              to={`?${new URLSearchParams({ document: document.id })}`}
              dir="auto"
              className="truncate font-medium text-ink"
            >
              {document.name}
            </Link>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <span>{formNames[document.form]}</span>
              <span role="status">{stateWords(document)}</span>
              <Time value={document.createdAt} />
              {document.folder && <Badge>{document.folder}</Badge>}
              {document.isDemo && <Badge tone="sky">Demo</Badge>}
            </p>
          </div>
          <DocumentMenu document={document} />
        </li>
      ))}
    </ul>
  );
}
