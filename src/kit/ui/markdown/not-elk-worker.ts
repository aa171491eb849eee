/**
 * ELK, which lays diagrams out, takes any worker for its own: where there is no document it waits for messages instead of
 * working for whoever imports it. And the renderer around it writes to `self`, which workers do not allow.
 * This must be imported before both.
 */
const { WorkerGlobalScope } = globalThis as unknown as { WorkerGlobalScope: { prototype: object } };
Object.defineProperty(WorkerGlobalScope.prototype, 'self', { value: globalThis, writable: true });
Object.assign(globalThis, { document: {} });
