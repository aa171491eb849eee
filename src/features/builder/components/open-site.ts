import { createContext } from 'react';

/** The name of the site that is open: it is the title of its work. */
export const SiteNameContext = createContext('');
