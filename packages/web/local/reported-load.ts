import type { Slug } from '@izvilina/games/registry.ts';
import type { ReportDownload } from './download.ts';

interface Loading {
  readonly name: string;
  readonly total: number | null;
  load(): Promise<unknown>;
}

/** Loads the code of each game once and reports it as a download. After a failure the next call tries again. */
export function reportedLoad(report: ReportDownload, of: (game: Slug) => Loading): (game: Slug) => Promise<void> {
  const known = new Map<Slug, Promise<void>>();
  return (game) => {
    const before = known.get(game);
    if (before) return before;
    const { name, total, load } = of(game);
    const say = (state: 'loading' | 'done' | 'failed') => report({ name, loaded: null, total, state });
    const loading = (async () => {
      say('loading');
      try {
        await load();
        say('done');
      } catch (error) {
        known.delete(game);
        say('failed');
        throw error;
      }
    })();
    known.set(game, loading);
    return loading;
  };
}
