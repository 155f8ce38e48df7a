const ru = {
  rule: (title: string) => `Правило: «${title}»`,
  applied: (line: string) => `На столе: ${line}`,
};

const en: typeof ru = {
  rule: (title) => `The rule: “${title}”`,
  applied: (line) => `At the table: ${line}`,
};

export const OVER_WORDS = { ru, en } as const;
