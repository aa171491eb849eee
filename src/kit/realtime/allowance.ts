/** So much at once, and so much more each second: for what is too frequent to count in the shared limits. */
export function createAllowance(most: number, perSecond: number, now = Date.now) {
  let left = most;
  let asOf = now();
  return {
    take(count = 1): boolean {
      const time = now();
      left = Math.min(most, left + ((time - asOf) / 1000) * perSecond);
      asOf = time;
      if (left < count) return false;
      left -= count;
      return true;
    },
  };
}
