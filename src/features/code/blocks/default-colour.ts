export const defaultColour = '#2f7d4f';
