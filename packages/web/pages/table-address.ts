/** The beginning of every table's address; also used by the inline scripts of the page (`build/`). */
export const TABLE_ADDRESS = /^\/(t|local)\//;
