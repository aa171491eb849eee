import type { ReactNode } from 'react';
import { cn } from '#kit/ui/cn.ts';
import type { FamilyId } from '../families.ts';

interface FamilyPictureProps {
  family: FamilyId;
  className?: string;
}

/** What a family does, drawn in a few strokes on a field of colour. */
export function FamilyPicture({ family, className }: FamilyPictureProps) {
  const { field, drawing } = pictures[family];
  return (
    <span aria-hidden className={cn('grid size-14 shrink-0 place-items-center rounded-lg', field, className)}>
      <svg
        viewBox="0 0 32 32"
        className="size-3/5"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    </span>
  );
}

const solid = { fill: 'var(--bamboo)', stroke: 'none' } as const;

const pictures: Record<FamilyId, { field: string; drawing: ReactNode }> = {
  ask: {
    field: 'bg-leaf',
    drawing: (
      <>
        <path d="M4 6h15v10H10l-4 4v-4H4z" />
        <path d="M22 12h6v10h-2v4l-4-4h-8" />
        <circle cx="11.5" cy="11" r="2" {...solid} />
      </>
    ),
  },
  speak: {
    field: 'bg-honey',
    drawing: <path d="M3 14v4M8 10v12M13 5v22M18 12v8M23 8v16M28 13v6" />,
  },
  picture: {
    field: 'bg-sky',
    drawing: (
      <>
        <rect x="3" y="5" width="26" height="22" rx="4" />
        <circle cx="11" cy="12" r="2.5" {...solid} />
        <path d="M4 24l8-7 6 5 5-5 5 5" />
      </>
    ),
  },
  read: {
    field: 'bg-blush',
    drawing: (
      <>
        <path d="M6 6h20M6 12h20M6 24h12" />
        <rect x="4" y="15.5" width="24" height="5" rx="2.5" {...solid} />
      </>
    ),
  },
  book: {
    field: 'bg-honey',
    drawing: (
      <>
        <path d="M16 8C12 5 7 5 4 6v19c3-1 8-1 12 2 4-3 9-3 12-2V6c-3-1-8-1-12 2z" />
        <path d="M16 8v19" />
      </>
    ),
  },
  code: {
    field: 'bg-leaf',
    drawing: (
      <>
        <path d="M11 9l-7 7 7 7M21 9l7 7-7 7" />
        <circle cx="16" cy="16" r="2.2" {...solid} />
      </>
    ),
  },
  care: {
    field: 'bg-blush',
    drawing: (
      <>
        <path d="M16 27C8 21 4 17 4 12a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-4 9-12 15z" />
        <path d="M11 15h10" />
      </>
    ),
  },
  together: {
    field: 'bg-sky',
    drawing: (
      <>
        <circle cx="11" cy="11" r="5" />
        <path d="M3 27c0-5 3.5-8 8-8s8 3 8 8" />
        <circle cx="23" cy="13" r="3.4" {...solid} />
        <path d="M22 19.5c4 0 7 2.6 7 7" />
      </>
    ),
  },
  mail: {
    field: 'bg-leaf',
    drawing: (
      <>
        <rect x="3" y="7" width="26" height="18" rx="4" />
        <path d="M4 10l12 8 12-8" />
      </>
    ),
  },
  further: {
    field: 'bg-honey',
    drawing: (
      <>
        <circle cx="7" cy="9" r="3.6" />
        <circle cx="25" cy="9" r="3.6" />
        <circle cx="16" cy="24" r="3.6" {...solid} />
        <path d="M10.6 9h10.8M9 12l5 9M23 12l-5 9" />
      </>
    ),
  },
  learn: {
    field: 'bg-sky',
    drawing: (
      <>
        <path d="M2 12l14-6 14 6-14 6z" />
        <path d="M8 15v7c4 4 12 4 16 0v-7M28 13v8" />
      </>
    ),
  },
  trade: {
    field: 'bg-blush',
    drawing: (
      <>
        <path d="M5 13h22v14H5zM3 13l3-8h20l3 8" />
        <path d="M13 27v-7h6v7" />
      </>
    ),
  },
  home: {
    field: 'bg-leaf',
    drawing: (
      <>
        <path d="M5 27C5 14 13 6 27 5c0 13-8 22-22 22z" />
        <path d="M5 27C9 19 14 14 20 11" />
      </>
    ),
  },
};
