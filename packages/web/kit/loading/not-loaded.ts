/** How Chromium, Firefox and Safari say that a chunk could not be fetched, and Vite that its style sheet could not. */
const NOT_LOADED = /dynamically imported module|module script failed|preload CSS/i;

export const isNotLoaded = (error: unknown): boolean => error instanceof Error && NOT_LOADED.test(error.message);
