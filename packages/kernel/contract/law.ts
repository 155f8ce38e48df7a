/** The laws of every game, by name. The bugs planted in the tests must each be caught by the law they break. */
export const LAWS = {
  starts: 'players and options that go together are dealt',
  'listed-accepted': 'every listed move is accepted',
  'others-refused': 'no move outside the list is accepted (up to spelling)',
  'asked-can-move': 'whoever is asked has a move, and the game never waits for nobody',
  'asks-anew': 'no question is asked again under the name of one that was answered',
  imagine: 'a viewer cannot tell an imagined world from the real one, and it plays on',
  secret: 'while an ask is secret nobody else can tell two answers apart',
  pure: 'step never mutates, and a refused step changes nothing',
  deterministic: 'equal seed, options and events give byte-equal states',
  json: 'states, views and moves are plain JSON',
  'no-seed': 'neither a state nor a view contains the seed',
  ends: 'the game ends within its stated number of events',
  timeout: 'the referee may always play for a seat whose time is out',
  job: "the game goes on from a job's result and from its failure",
  outcome: 'places are null before the end and a competition ranking after it',
  'view-says': 'a view names its viewer, the questions to it, and the result only when the game is over',
  'view-size': 'a view takes at most 16 KiB, or what its game allows itself',
  'no-throw': 'rules never throw',
} as const;

export type Law = keyof typeof LAWS;

export interface Violation {
  readonly law: Law;
  readonly detail: string;
}

export const broken = (law: Law, detail: string): Violation => ({ law, detail });
