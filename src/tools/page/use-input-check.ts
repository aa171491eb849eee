/** What is wrong with the input of a tool, by its own schema, which is loaded once there is something to check. */
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { loadInput, type Tool } from '../define/tool.ts';

export function useInputCheck<Input extends z.ZodObject>(
  tool: Tool<Input>,
  given: Partial<z.input<Input>>,
  isNeeded: boolean,
) {
  const [loaded, setLoaded] = useState<{ tool: Tool<Input>; schema: Input }>();
  const schema = loaded?.tool === tool ? loaded.schema : undefined;
  useEffect(() => {
    if (!isNeeded || schema) return undefined;
    let isShown = true;
    loadInput(tool).then(
      (input) => isShown && setLoaded({ tool, schema: input }),
      () => undefined, // without a connection: the server checks all that it is sent
    );
    return () => {
      isShown = false;
    };
  }, [tool, isNeeded, schema]);
  const read = schema?.safeParse(given);
  return {
    issues: read?.error?.issues ?? [],
    isWhole: read?.success ?? false,
    /** Whether it may be sent; what cannot be checked here is checked by the server. */
    async isFit(): Promise<boolean> {
      const input = await loadInput(tool).catch(() => undefined);
      return input?.safeParse(given).success ?? true;
    },
  };
}
