/** What a server draws of people's texts for one page. What is over it is sent as it was written, and drawn in the browser once it is in sight. */
import { createContext } from 'react';

/** In characters of plain text: some tenths of a second. */
export const mostDrawnOnServer = 250_000;
/** The address of a link is resolved against that of the page, which takes as long as so many characters. */
const costOfLink = 400;

export interface DrawingBudget {
  left: number;
}

export const newDrawingBudget = (): DrawingBudget => ({ left: mostDrawnOnServer });

/** Set around a page that a server renders; a text without a page has a budget of its own. */
export const DrawingBudgetContext = createContext<DrawingBudget | null>(null);

/** Whether there was enough left for it. */
export function spendOn(text: string, budget = newDrawingBudget()): boolean {
  const cost = text.length + costOfLink * (text.match(/\[|:\/\/|www\.|@/gi)?.length ?? 0);
  if (cost > budget.left) return false;
  budget.left -= cost;
  return true;
}
