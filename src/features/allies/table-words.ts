export const knowledgeKinds = ['document', 'work', 'link', 'note'] as const;
export const stackKinds = ['tool', 'ally'] as const;
