/** What the main thread and a worker say to each other. */

/** Functions by name that a worker offers; inputs and outputs are copied. */
export type TaskTable = Readonly<Record<string, (input: never, context: TaskContext) => unknown>>;

export interface TaskContext {
  /** Whoever asked has left. A task that waits now and then looks at it. */
  signal: AbortSignal;
  /** Asks the main thread for what only it has, such as the database; it names these functions with the task. */
  call(name: string, input: unknown): Promise<unknown>;
  /** The thread ends with this task and takes no other, such as one whose memory only grows. */
  retire(): void;
}

export type CallTable = Readonly<Record<string, (input: never) => unknown>>;

export type ToWorker =
  | { is: 'task'; id: number; name: string; input: unknown }
  | { is: 'abort'; id: number }
  | { is: 'reply'; call: number; outcome: Outcome };

export type FromWorker =
  | { is: 'ready' }
  /** With the processor time that the worker had used by then. */
  | { is: 'started'; id: number; cpuMs: number }
  | { is: 'call'; id: number; call: number; name: string; input: unknown }
  | { is: 'done'; id: number; outcome: Outcome; isLast: boolean };

export type Outcome = { value: unknown } | { error: SentError };

/** Errors lose their class on the way. */
export interface SentError {
  name: string;
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
  data?: unknown;
}
