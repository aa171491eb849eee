/** Milliseconds of processor time this thread has spent since: unlike a clock's, the same on a busy machine. */
export function measureEffort(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
}
