/** Says whether one has folded the rail away. */
export const railCookie = 'frenly_rail';
