/** Milliseconds of processor time this thread has spent since: unlike a clock's, the same on a busy machine. */
export function measureEffort(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
}

/** The same of the whole process, with the threads in which Node hashes passwords. */
export function measureProcessEffort(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
