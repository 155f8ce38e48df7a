/** As a printer sets it: no line begins with a dash. */
export const typeset = (text: string): string => text.replaceAll(' — ', '\u00a0— ');
