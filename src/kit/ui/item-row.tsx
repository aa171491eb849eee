import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ItemRowProps {
  icon: LucideIcon;
  title: ReactNode;
  /** A second, quieter line. */
  detail: ReactNode;
  actions?: ReactNode;
}

/** One thing of a list in the settings. */
export function ItemRow({ icon: Icon, title, detail, actions }: ItemRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-sunken text-muted">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">{title}</div>
        <div className="text-sm text-muted wrap-anywhere">{detail}</div>
      </div>
      {actions && <div className="flex gap-1">{actions}</div>}
    </li>
  );
}

export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  );
}
