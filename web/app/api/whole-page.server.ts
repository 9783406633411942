import { createContext } from 'react-router';

/** Whether the page is kept and sent to everybody, so that it must not be a stream of fragments and swap scripts. */
export const wholePageContext = createContext(false);
