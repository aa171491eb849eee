/** A line that is kept up to date on a terminal, or one now and then in a log. Returns its end. */
export function startProgress({ words, total = 0, done = () => 0 }) {
  const out = process.stderr;
  const start = Date.now();
  const line = () => `${words}…${howFar(total, done(start), Date.now() - start)}`;
  out.write(out.isTTY ? line() : `${line()}\n`);
  const timer = setInterval(
    () => out.write(out.isTTY ? `\r\x1b[K${line()}` : `${line()}\n`),
    out.isTTY ? 1000 : 15_000,
  );
  return () => {
    clearInterval(timer);
    if (out.isTTY) out.write('\n');
  };
}

/** How many of how many, and how long the rest takes at the pace so far, once there is one. */
function howFar(total, done, elapsedMs) {
  const seconds = Math.round(elapsedMs / 1000);
  if (total === 0) return ` ${seconds} s`;
  const told = ` ${done} of ${total}, ${seconds} s`;
  if (done < total / 20) return told;
  // The largest arrive last.
  const left = Math.max((seconds * (total - done)) / done, seconds / 6);
  return `${told}, about ${Math.ceil(left)} s left`;
}
