/** Where works are edited together, over a websocket. */
export const livePath = '/api/live';
/** A paste of the longest text; more at once is not the work of hands. */
export const mostLiveBytes = 1_500_000;
