/** What of a run readers of a link see: everything it made, or only the result that its tool draws from that. */
export const shareParts = ['all', 'result'] as const;
