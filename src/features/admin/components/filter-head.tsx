import type { ComponentProps } from 'react';
import { FilterLinks } from '#kit/ui/filter-links.tsx';

/** What narrows a list, above it: under one another on phones, side by side elsewhere. */
export function FilterHead({ filters }: { filters: readonly ComponentProps<typeof FilterLinks>[] }) {
  return (
    <div className="grid gap-1 md:flex md:flex-wrap md:gap-x-6">
      {filters.map((filter) => (
        <FilterLinks key={filter.param} {...filter} />
      ))}
    </div>
  );
}
