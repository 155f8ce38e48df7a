import { isLevel, LEVELS } from '@izvilina/bots/bot.ts';
import { levelName, useWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';

import './strength.css';

/** A bot's level, with buttons for a weaker and a stronger one where it may be changed. */
export function BotLevel(props: {
  readonly name: string;
  readonly level: string;
  /** Null when the level cannot be changed here. */
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

/** Five steps; as many are dark as the bot is strong. */
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
