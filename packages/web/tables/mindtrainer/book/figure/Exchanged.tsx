import type { Tiles as Rack } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { Tiles } from './Tiles.tsx';

/** The rack before, what is given for what, and the rack after. */
export function Exchanged({ before, after }: { readonly before: Rack; readonly after: Rack }) {
  const [given, got] = [missingIn(after, before), missingIn(before, after)];
  return (
    <Drawing className="mt-figure exchanged" extent={{ wide: 8, high: 6.8 }} strip={{ wide: 8, high: 1.1 }}>
      <div className="core">
        <Tiles tiles={[...before]} marked={given} />
      </div>
      <Tiles tiles={given.map((at) => before[at] ?? '')} />
      <span className="to" />
      <Tiles tiles={got.map((at) => after[at] ?? '')} />
      <div>
        <Tiles tiles={[...after]} marked={got} />
      </div>
    </Drawing>
  );
}

/** Places of the tiles of `rack` that `other` does not have, or not as many of. */
function missingIn(other: Rack, rack: Rack): number[] {
  const left = [...other];
  return [...rack].flatMap((tile, at) => {
    const same = left.indexOf(tile);
    if (same < 0) return [at];
    left.splice(same, 1);
    return [];
  });
}
