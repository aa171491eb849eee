/** Dollars for one more panda; the first is free for each account. */
export const pandaPrice = 3;
export const mostPandasAtOnce = 10;
