import { useEffect, useRef, useState } from 'react';

/**
 * The row that Enter takes. The list keeps the row that was picked before also when that is gone and others came later, and then
 * Enter would do nothing: so once it has settled, its first row is picked where none is.
 */
export function usePicked() {
  const [picked, setPicked] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const settled = requestAnimationFrame(() => {
      const rows = [...(list.current?.querySelectorAll('[cmdk-item]') ?? [])];
      const [first] = rows;
      if (!first || rows.some((row) => row.getAttribute('aria-selected') === 'true')) return;
      setPicked(first.getAttribute('data-value') ?? '');
    });
    return () => cancelAnimationFrame(settled);
  });
  return { list, picked, setPicked };
}
