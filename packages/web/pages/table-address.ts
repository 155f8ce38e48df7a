/** What the address of every table begins with; also read by the scripts inside the page (`build/`). */
export const TABLE_ADDRESS = /^\/(t|local)\//;
