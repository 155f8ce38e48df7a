/** The messages of Chromium, Firefox and Safari when a chunk could not be fetched, and of Vite for its style sheet. */
const NOT_LOADED = /dynamically imported module|module script failed|preload CSS/i;

export const isNotLoaded = (error: unknown): boolean => error instanceof Error && NOT_LOADED.test(error.message);
