import { useWords } from '../../i18n/words.ts';
import { botName } from '../../kit/names.ts';
import { BotLevel } from '../../kit/widgets/BotLevel.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Tent } from '../../pieces/Tent.tsx';
import { useCast } from '../useSeatNames.ts';
import './chair.css';

/** A bot's name card on a plan: its level, and a cross to remove it. */
export function BotTent(props: {
  readonly game: string;
  readonly seat: number;
  readonly level: string;
  /** Null where the level cannot be changed. */
  readonly onLevel: ((level: string) => void) | null;
  /** Null where the bot has to stay. */
  readonly onRemove: (() => void) | null;
}) {
  const { game, seat, level, onLevel, onRemove } = props;
  const words = useWords();
  const name = botName(words, useCast(game), seat);
  return (
    <Tent seat={seat} name={name} className="bot">
      {onRemove && <RemoveFrom name={name} onRemove={onRemove} />}
      <BotLevel name={name} level={level} onLevel={onLevel} />
    </Tent>
  );
}

/** The cross on a name card. */
export function RemoveFrom({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const words = useWords();
  return (
    <button type="button" className="remove" aria-label={words.one.remove(name)} onClick={onRemove}>
      <Icon name="cross" />
    </button>
  );
}
