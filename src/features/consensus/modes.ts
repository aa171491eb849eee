export const consensusModes = ['consensus', 'compare', 'council'] as const;
export type ConsensusMode = (typeof consensusModes)[number];
