/** How a request says that it is made for a business: by this header, or, where a link cannot have one, by a parameter of a GET. */
export const actingHeader = 'x-acting-as';
export const actingParameter = 'acting-as';
