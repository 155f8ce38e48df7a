/** Names given to a person without a nickname, in either language. */
const YOU = new Set(['Вы', 'You']);

/** Whether the name stands for the reader, so that the sentence addresses them. */
export const isYou = (name: string): boolean => YOU.has(name);

/** «Аня бросает», but «Вы бросаете». */
export const does = (name: string, they: string, you: string): string => `${name} ${isYou(name) ? you : they}`;
