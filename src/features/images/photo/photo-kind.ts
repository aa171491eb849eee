/** In rows, so never changed. */
export const photoKind = 'photo';
export const photoEditKind = 'photo-edit';
/** As the server knows uploads for photos. */
export const photoUse = 'photo';
