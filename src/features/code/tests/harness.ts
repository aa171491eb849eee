/**
 * Runs the tests of a project within a preview: `test`, `describe` and a small `expect` are there without an import. It is sent as text,
 * so it uses nothing from outside itself.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- all of it is sent as one text */
function runHarness() {
  const own = window as unknown as Record<string, unknown>;
  const tests: { name: string; body: () => unknown }[] = [];
  const within: string[] = [];
  const show = (value: unknown): string => {
    try {
      return typeof value === 'function'
        ? `function ${value.name}`
        : (JSON.stringify(value) ?? String(value));
    } catch {
      return String(value);
    }
  };
  const isSame = (a: unknown, b: unknown): boolean => {
    if (Object.is(a, b)) return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
    if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const [left, right] = [Object.entries(a), b as Record<string, unknown>];
    return (
      left.length === Object.keys(right).length &&
      left.every(([name, value]) => Object.hasOwn(right, name) && isSame(value, right[name]))
    );
  };
  const thrownBy = (act: unknown): unknown => {
    try {
      (act as () => void)();
      return undefined;
    } catch (error) {
      return error ?? new Error('Nothing');
    }
  };
  const checks: Record<string, (is: unknown, wanted: unknown, more?: unknown) => boolean> = {
    toBe: (is, wanted) => Object.is(is, wanted),
    toEqual: isSame,
    toBeTruthy: Boolean,
    toBeFalsy: (is) => !is,
    toContain: (is, wanted) => (is as string).includes(wanted as string),
    toHaveLength: (is, wanted) => (is as string).length === wanted,
    toBeCloseTo: (is, wanted, digits = 2) =>
      Math.abs((is as number) - (wanted as number)) < 10 ** -(digits as number) / 2,
    toThrow(is, wanted) {
      const error = thrownBy(is);
      return error !== undefined && (wanted === undefined || String(error).includes(wanted as string));
    },
  };
  const expectations = (is: unknown, isNot: boolean) =>
    Object.fromEntries(
      Object.entries(checks).map(([name, check]) => [
        name,
        (wanted: unknown, more: unknown) => {
          if (check(is, wanted, more) === isNot)
            throw new Error(`Expected ${show(is)}${isNot ? ' not' : ''} ${name} ${show(wanted)}`);
        },
      ]),
    );
  own.expect = (is: unknown) => ({ ...expectations(is, false), not: expectations(is, true) });
  own.test = (name: string, body: () => unknown) =>
    tests.push({ name: [...within, name].map(String).join(' › '), body });
  own.it = own.test;
  own.describe = (name: string, body: () => void) => {
    within.push(name);
    body();
    within.pop();
  };
  const late = (ms: number) =>
    // oxlint-disable-next-line promise/avoid-new -- there is no other way to wait in a page
    new Promise((_, reject) =>
      setTimeout(() => reject(new Error(`It took longer than ${ms / 1000} s.`)), ms),
    );
  own.$runTests = async () => {
    const results = [];
    for (const { name, body } of tests.slice(0, 200)) {
      let problem = null;
      try {
        await Promise.race([body(), late(2000)]);
      } catch (error) {
        problem = error instanceof Error ? error.message : show(error);
      }
      results.push({ name, problem });
    }
    window.parent.postMessage({ is: 'tested', results }, '*');
  };
}

export const harness = `(${runHarness.toString()})();`;
