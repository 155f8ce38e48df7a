import { readFileSync } from 'node:fs';

interface Rule {
  readonly cut: string;
  readonly add: string;
  readonly ending: RegExp;
}

/**
 * All forms that the Hunspell dictionary in npm `dictionary-ru` spells in small letters, with е for ё (it is careless
 * about ё). Its affix file has only suffix rules, one level deep.
 */
export function hunspellForms(): Set<string> {
  const read = (name: string): string => readFileSync(new URL(name, import.meta.resolve('dictionary-ru')), 'utf8');
  const rules = readRules(read('index.aff'));
  const forms = new Set<string>();
  for (const line of read('index.dic').split(/\r?\n/).slice(1)) {
    const [word = '', flags = ''] = line.split('/');
    if (!/^[а-яё]+$/.test(word)) continue;
    forms.add(plainYe(word));
    for (const flag of flags)
      for (const { cut, add, ending } of rules.get(flag) ?? [])
        if (word.endsWith(cut) && ending.test(word)) forms.add(plainYe(word.slice(0, word.length - cut.length) + add));
  }
  return forms;
}

export const plainYe = (word: string): string => word.replaceAll('ё', 'е');

function readRules(affixes: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const line of affixes.split(/\r?\n/)) {
    const [kind, flag, cut, add, ending] = line.trim().split(/\s+/);
    if (kind === 'PFX') throw new Error('prefix rules are not expected in the Russian affix file');
    if (kind !== 'SFX' || flag === undefined || cut === undefined || add === undefined || ending === undefined)
      continue;
    const rule = { cut: cut === '0' ? '' : cut, add: add === '0' ? '' : add, ending: new RegExp(`${ending}$`) };
    rules.set(flag, [...(rules.get(flag) ?? []), rule]);
  }
  return rules;
}
