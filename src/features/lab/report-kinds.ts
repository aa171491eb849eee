/** By which name things of the lab are reported. */
export const labReportKinds = { experiment: 'lab-experiment', post: 'lab-post' } as const;
