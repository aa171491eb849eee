/** Processor time: unlike a clock's, the same whatever else the machine does. A slow machine is allowed more of it, by `cpuLimit`. */

/** What `doFixedWork` takes on the machine on which the limits of the tests were set. */
const referenceMs = 65;
const sample = JSON.stringify(
  Array.from({ length: 4_000 }, (_, at) => ({
    id: at,
    name: `name ${(at * 7919) % 4_000}`,
    parts: [at, -at],
  })),
);

function doFixedWork(): void {
  for (let round = 0; round < 12; round += 1) {
    const rows = JSON.parse(sample) as { name: string }[];
    rows.sort((a, b) => (a.name < b.name ? -1 : 1));
    JSON.stringify(rows).replaceAll('name', 'title');
  }
}

/** Milliseconds of processor time this thread has spent since. */
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

/** As much as `ms` were on the reference machine, or more where this machine takes longer for the same work at this moment. */
export function cpuLimit(ms: number): number {
  const effort = measureEffort();
  doFixedWork();
  return ms * Math.max(1, effort() / referenceMs);
}
