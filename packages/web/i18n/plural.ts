/** The plural form for a number: «1 ход, 2 хода, 5 ходов». */
export const russian = (n: number, one: string, few: string, many: string): string => {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few, many };
  return forms[RU.select(n)] ?? many;
};

export const english = (n: number, one: string, other: string): string => (EN.select(n) === 'one' ? one : other);

const RU = new Intl.PluralRules('ru');
const EN = new Intl.PluralRules('en');
