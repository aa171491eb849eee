/** Of a panda; apart from the field's rules, for those who need only the number. */
export const longestName = 24;
