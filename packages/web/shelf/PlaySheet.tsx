import type { Level } from '@izvilina/bots/bot.ts';
import { isLevel } from '@izvilina/bots/bot.ts';
import { PACE_NAMES, type Pace } from '@izvilina/protocol/pace.ts';
import { use, useState } from 'react';
import { english, russian } from '../i18n/plural.ts';
import { useOwnWords, useWords } from '../i18n/words.ts';
import { change, type QuickGame, useSettings } from '../kit/remembered/settings.ts';
import { BotLevel } from '../kit/widgets/BotLevel.tsx';
import { Sheet } from '../kit/widgets/Sheet.tsx';
import { useTitle } from '../pages/useTitle.ts';
import { boxOf } from '../tables/boxes.ts';
import { levelFor, quickGame } from '../tables/defaults.ts';
import { loadTable } from '../tables/loadTable.ts';
import './play-sheet.css';

const WORDS = {
  ru: {
    rivals: 'Сколько соперников',
    count: (n: number) => `${n} ${russian(n, 'соперник', 'соперника', 'соперников')}`,
    strength: 'Как играют',
    bots: 'боты',
    play: 'Играть',
  },
  en: {
    rivals: 'How many opponents',
    count: (n: number) => `${n} ${english(n, 'opponent', 'opponents')}`,
    strength: 'How strong',
    bots: 'bots',
    play: 'Play',
  },
};

/** All paces but `mail`, which makes no sense against bots alone. */
const QUICK_PACES = PACE_NAMES.filter((pace) => pace !== 'mail');

/** The sheet of «Играть ▾»: number and level of bots, and the game's own options. «Играть» repeats the choice. */
export default function PlaySheet(props: {
  readonly game: string;
  readonly onPlay: (chosen: QuickGame, level: Level) => void;
  readonly onClose: () => void;
}) {
  const { game } = props;
  const words = useOwnWords(WORDS);
  const settings = useSettings();
  const module = use(loadTable(game));
  const [chosen, setChosen] = useState(() => quickGame(game, settings));
  const [level, setLevel] = useState(() => levelFor(game, settings));
  const title = useTitle(game);
  const [least, most] = boxOf(game)?.players ?? [2, 2];
  const counts = Array.from({ length: most - 1 }, (_, i) => i + 1).filter((bots) => bots + 1 >= least);
  const play = () => {
    const options = module?.optionsFor?.(chosen.options, chosen.bots + 1) ?? chosen.options;
    const quick = { ...chosen, options };
    change({
      quick: { ...settings.quick, [game]: quick },
      ...(settings.bots === 'auto' ? { levels: { ...settings.levels, [game]: level } } : { bots: level }),
    });
    props.onPlay(quick, level);
  };
  return (
    <Sheet title={title} onClose={props.onClose}>
      <div className="play-sheet pad">
        <div>
          {counts.length > 1 && (
            <fieldset className="pick-one">
              <legend>{words.rivals}</legend>
              {counts.map((bots) => (
                <label key={bots}>
                  <input
                    type="radio"
                    name="bots"
                    aria-label={words.count(bots)}
                    checked={bots === chosen.bots}
                    onChange={() => setChosen({ ...chosen, bots })}
                  />
                  <span>{bots}</span>
                </label>
              ))}
            </fieldset>
          )}
          <div className="strength">
            <span>{words.strength}</span>
            <BotLevel name={words.bots} level={level} onLevel={(next) => isLevel(next) && setLevel(next)} />
          </div>
          {module && !module.ownClock && (
            <PaceChoice pace={chosen.pace} onPace={(pace) => setChosen({ ...chosen, pace })} />
          )}
        </div>
        <div>
          {module?.Options && (
            <module.Options
              players={chosen.bots + 1}
              chairs={chosen.bots + 1}
              options={chosen.options}
              change={(options) => setChosen({ ...chosen, options })}
            />
          )}
        </div>
      </div>
      <button type="button" className="stamp" onClick={play}>
        {words.play}
      </button>
    </Sheet>
  );
}

function PaceChoice({ pace, onPace }: { readonly pace: Pace; readonly onPace: (pace: Pace) => void }) {
  const { lobby } = useWords();
  return (
    <fieldset className="pick-one">
      <legend>{lobby.pace}</legend>
      {QUICK_PACES.map((name) => (
        <label key={name}>
          <input type="radio" name="pace" checked={name === pace} onChange={() => onPace(name)} />
          <span>{lobby.paces[name]?.[0] ?? name}</span>
        </label>
      ))}
    </fieldset>
  );
}
