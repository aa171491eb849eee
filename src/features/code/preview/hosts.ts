/** Hosts that a preview may be allowed to call. */
export const mostHosts = 5;
const host = /^(?=.{4,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/;

export const isHost = (text: string) => host.test(text);
