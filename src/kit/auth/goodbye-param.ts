/** In the address of the page that one is on after one's account was deleted. */
export const goodbyeParam = 'goodbye';
