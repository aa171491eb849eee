/** What time it is. Tests give an app a clock of their own where a result depends on the day. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
