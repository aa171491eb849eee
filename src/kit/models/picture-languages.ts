/** Languages that printed text can be read in, besides English; each is a pack of its own. */
export const pictureLanguages = {
  deu: 'German',
  fra: 'French',
  spa: 'Spanish',
  ita: 'Italian',
  por: 'Portuguese',
  nld: 'Dutch',
  pol: 'Polish',
  tur: 'Turkish',
} as const;

export type PictureLanguage = keyof typeof pictureLanguages;
