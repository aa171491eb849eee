export const threadChannelOf = (id: string) => `thread:${id}`;
