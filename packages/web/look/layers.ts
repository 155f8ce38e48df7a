/**
 * The cascade layers of all style sheets: a later one wins over an earlier one. Every sheet names its own. The build puts
 * this order before each of them (`build/styleSheets.ts`), so it holds whichever is loaded first.
 */
export const LAYERS = ['tokens', 'reset', 'kit', 'table', 'page', 'game'] as const;
