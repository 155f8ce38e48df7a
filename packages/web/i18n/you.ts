/** What a person who gave no name is called, in either language. */
const YOU = new Set(['Вы', 'You']);

/** Whether a name is no name but the reader: then the sentence speaks to them. */
export const isYou = (name: string): boolean => YOU.has(name);

/** «Аня бросает», but «Вы бросаете». */
export const does = (name: string, they: string, you: string): string => `${name} ${isYou(name) ? you : they}`;
