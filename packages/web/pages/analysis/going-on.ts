/** A sentence as it goes on after a name: «Аня: забрать ряд 2». Letters by themselves stay, as in «Я З на Ж8». */
export const goingOn = (sentence: string): string =>
  sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase());
