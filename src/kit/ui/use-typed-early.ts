import { useCallback, useLayoutEffect, useRef, type ChangeEvent, type Ref } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Controlled<Element extends TextField> {
  value?: unknown;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
  ref?: Ref<Element> | undefined;
}

/**
 * A page can be typed into before its scripts are there. Whoever holds the value then hears of it, instead of the field being
 * emptied with the first change of anything else. Answers the ref for the field.
 */
export function useTypedEarly<Element extends TextField>({ value, onChange, ref }: Controlled<Element>) {
  const field = useRef<Element>(null);
  useLayoutEffect(() => {
    const target = field.current;
    if (typeof value !== 'string' || !target || target.value === value) return;
    onChange?.({ target, currentTarget: target } as unknown as ChangeEvent<Element>);
    // Once, when the scripts have come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return useCallback(
    (element: Element | null) => {
      field.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );
}
