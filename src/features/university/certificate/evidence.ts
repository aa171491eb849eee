/** Completed work for a certificate, an exercise each. */
export interface Evidence {
  lesson: string;
  lessonTitle: string;
  exercise: string;
  /** What was to be done. */
  task: string;
  runId: string;
  /** A link of its owner's to the run, which they may revoke. */
  path: string;
}
