import { useOwnWords } from '../../i18n/words.ts';
import { Checkbox } from '../../kit/widgets/Checkbox.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import type { OptionsProps } from '../module.ts';

const WORDS = {
  ru: {
    lexicon: 'Какие слова',
    nouns: 'Существительные',
    nounsSmall: 'в именительном падеже и единственном числе, как в кроссворде',
    all: 'Любые формы',
    allSmall: 'падежи, глаголы, наречия: всё, что есть в словаре; словарь большой и загрузится один раз',
    open: 'Без словаря',
    openSmall: 'слово остаётся, если никто не оспорит; оспорили — голосуем',
    any: 'Два паса подряд заканчивают партию',
    anySmall: 'хватит двух пасов одного игрока; иначе дважды должны спасовать все',
    check: 'Проверять слова до хода',
    checkSmall: 'буквы на поле, а словарь уже говорит, есть ли такое слово; с одними ботами так всегда',
    clean: 'Без грубых слов',
    cleanSmall: 'такие слова не примут ни у кого; боты их и так не знают',
  },
  en: {
    lexicon: 'Which words',
    nouns: 'Nouns',
    nounsSmall: 'nominative singular, as in a crossword',
    all: 'Any form',
    allSmall: 'cases, verbs, adverbs: all the dictionary has; it is big and loads once',
    open: 'No dictionary',
    openSmall: 'a word stands unless somebody challenges it; then you vote',
    any: 'Two passes in a row end the game',
    anySmall: 'two by one player are enough; otherwise everybody must pass twice',
    check: 'Check words before they are played',
    checkSmall: 'the dictionary says at once whether a word exists; against bots alone it always does',
    clean: 'No rude words',
    cleanSmall: 'they are refused from everybody; bots do not know them anyway',
  },
} as const;

const LEXICONS = ['nouns', 'all', 'open'] as const;

/** The host's options before the deal. */
export function Options({ options, change }: OptionsProps) {
  const words = useOwnWords<(typeof WORDS)['ru' | 'en']>(WORDS);
  const set = change && ((part: Readonly<Record<string, unknown>>) => change({ ...options, ...part }));
  const lexicon = LEXICONS.find((name) => name === options.lexicon) ?? 'nouns';
  return (
    <>
      <fieldset className="end">
        <legend className="vh">{words.lexicon}</legend>
        {LEXICONS.map((name) => (
          <label key={name} className="opt">
            <input
              type="radio"
              name="lexicon"
              checked={name === lexicon}
              disabled={!set}
              onChange={() => set?.({ lexicon: name })}
            />
            <i>
              <Icon name="check" className="" />
            </i>
            <span>{words[name]}</span>
            <small>{words[`${name}Small`]}</small>
          </label>
        ))}
      </fieldset>
      <Checkbox
        on={options.passesToEnd === 'any'}
        onChange={set && ((on) => set({ passesToEnd: on ? 'any' : 'all' }))}
        small={words.anySmall}
      >
        {words.any}
      </Checkbox>
      {lexicon !== 'open' && (
        <>
          <Checkbox
            on={options.showValidity === true}
            onChange={set && ((on) => set({ showValidity: on }))}
            small={words.checkSmall}
          >
            {words.check}
          </Checkbox>
          <Checkbox
            on={options.obscene === false}
            onChange={set && ((on) => set({ obscene: !on }))}
            small={words.cleanSmall}
          >
            {words.clean}
          </Checkbox>
        </>
      )}
    </>
  );
}
