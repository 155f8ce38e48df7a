import type { View } from '@izvilina/kernel/game.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { useEffect, useState } from 'react';
import { transportTo, type Where } from '../../client/transports.ts';
import { useLanguage } from '../../i18n/words.ts';
import { loadTable } from '../../tables/loadTable.ts';
import type { TableModule } from '../../tables/module.ts';
import { useSeatNames } from '../useSeatNames.ts';
import './glance.css';

interface Glanced {
  readonly module: TableModule;
  readonly seq: number;
  readonly view: View;
}

export interface GlanceProps {
  readonly where: Where;
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
}

/** How a running game stands: a small picture of its table, the round and the score. */
export default function Glance(props: GlanceProps) {
  const { game, seats } = props;
  const language = useLanguage();
  const nameOf = useSeatNames(game, seats);
  const glanced = useGlance(props);
  if (!glanced) return null;
  const { module, seq, view } = glanced;
  const nothing = { steps: [], clocks: [], own: [], hint: null, play: null, busy: false } as const;
  const scores = module.scores(view);
  return (
    <>
      <span className={`glance table ${game}`} aria-hidden="true" inert>
        {module.Defs && <module.Defs />}
        <span className="shrunk">
          <module.Small view={view} seq={seq} seats={seats} nameOf={nameOf} seat={null} {...nothing} />
        </span>
      </span>
      <span className="how">
        {module.phase(view, language)}
        {scores.length > 1 && scores.length < 5 && ` · ${scores.join(' : ')}`}
      </span>
    </>
  );
}

function useGlance({ where, table, game }: GlanceProps): Glanced | null {
  const [glanced, setGlanced] = useState<Glanced | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([transportTo(where).send({ type: 'peek', table }), loadTable(game)])
      .then(([seen, module]) => wanted && module && setGlanced({ module, ...seen }))
      .catch(() => undefined); // without the picture, the spine still says who plays and whose turn it is
    return () => {
      wanted = false;
    };
  }, [where, table, game]);
  return glanced;
}
