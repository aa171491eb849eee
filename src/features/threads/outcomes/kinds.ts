export const outcomeKinds = ['decision', 'task'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** `proposed`: found by a rule and not looked at yet. `dismissed`: it was none. */
export const outcomeStates = ['proposed', 'open', 'done', 'dismissed'] as const;
