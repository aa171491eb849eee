/** Code within a line. */
export const codeLook = 'rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-[0.9em] wrap-anywhere';
