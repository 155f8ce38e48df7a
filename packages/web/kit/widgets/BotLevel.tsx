import { isLevel, LEVELS } from '@izvilina/bots/bot.ts';
import { levelName, useWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';

import './strength.css';

/** How strong a bot is, with a step to either side where it may be changed. */
export function BotLevel(props: {
  readonly name: string;
  readonly level: string;
  /** Null for those who only look. */
  readonly onLevel: ((level: string) => void) | null;
}) {
  const { name, level, onLevel } = props;
  const words = useWords();
  const strength = isLevel(level) ? LEVELS.indexOf(level) : -1;
  const step = (by: 1 | -1) => {
    const next = LEVELS[strength + by];
    const what = by < 0 ? words.lobby.weaker : words.lobby.stronger;
    return (
      onLevel && (
        <button type="button" aria-label={`${what}: ${name}`} disabled={!next} onClick={() => next && onLevel(next)}>
          <Icon name={by < 0 ? 'prev' : 'next'} />
        </button>
      )
    );
  };
  return (
    <span className="level">
      {step(-1)}
      <span>
        {levelName(words, level)}
        <Strength level={strength + 1} />
      </span>
      {step(1)}
    </span>
  );
}

/** A stair of five steps, as many of them dark as the bot is strong. */
function Strength({ level }: { readonly level: number }) {
  const words = useWords();
  return (
    <span className="lv" role="img" aria-label={words.levelOf(level, LEVELS.length)}>
      {LEVELS.map((name, i) => (
        <i key={name} className={i < level ? 'has' : ''} />
      ))}
    </span>
  );
}
