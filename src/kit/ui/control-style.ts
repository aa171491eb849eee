/** The common look of everything one types or chooses in. */
export const controlStyle = [
  'w-full rounded-lg border-[1.5px] border-edge bg-surface px-4 text-base text-ink transition-colors duration-150',
  'hover:border-ink focus-visible:border-focus focus-visible:outline-offset-0',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
].join(' ');
