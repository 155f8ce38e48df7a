import type { Errors } from './errors.ru.ts';

const errors: Errors = {
  STALE: () => 'The question changed while you were thinking. Look at the table again.',
  NOT_YOUR_TURN: () => 'It is not your turn.',
  ILLEGAL_MOVE: () => 'That move is not allowed.',
  BAD_MOVE: () => 'There is no such move in this game. Reload the page.',
  BAD_SEAT: () => 'There is no such seat at the table.',
  BAD_MESSAGE: () => 'The server did not understand the page. Reload it.',
  GAME_OVER: () => 'The game is already over.',
  BAD_NAME: ({ reason, max }) =>
    reason === 'empty'
      ? 'Write a name so that people know you.'
      : reason === 'long'
        ? `The name is too long: up to ${String(max)} characters.`
        : 'The name has invisible characters. Write it in letters.',
  BAD_OPTIONS: () => 'These rules do not go with this number of players. Change one of the two.',
  BAD_RECORD: () => 'This is not a game file, or it is damaged.',
  OTHER_HASH: () => 'The game in the file ended otherwise than it says.',
  OTHER_COMMITMENT: () => 'The deal does not match the fingerprint named before the game.',
  OTHER_SEED: () => 'The deal does not match what the players added.',
  PART_GIVEN: () => 'Your part of the shuffle is in already.',
  OTHER_PART: () => 'Your part of the shuffle was replaced.',
  OTHER_GAME: () => 'The record holds another game than the one you saw.',
  TABLE_CLOSED: () => 'The rules have changed since. The record of the game is safe, and you can save it.',
  NEWER_TABLE: () => 'This table comes from a newer version of Izvilina. It will be back once the server is updated.',
  UNFINISHED: () => 'The game was not finished: only a finished one can be checked.',
  OTHER_RULES: () => 'This game was played under another version of the rules.',
  UNKNOWN_GAME: () => 'There is no such game on our shelf.',
  NO_SUCH_TABLE: () => 'There is no such table. Check the link or the code.',
  NO_SUCH_CODE: () => 'No table has this code. Codes live while people gather: ask for the link.',
  ONLY_HOST: () => 'Only the host can do that.',
  SEAT_TAKEN: () => 'That seat was just taken. Choose another.',
  NO_SUCH_SEAT: () => 'That seat is no longer at the table.',
  NOT_SEATED: () => 'You do not sit at this table.',
  NOT_YOUR_SEAT: () => 'That is somebody else’s seat.',
  NO_HINTS: () => 'There are no hints in a race.',
  NOT_STARTED: () => 'Nothing is dealt yet.',
  NOT_OVER: () => 'The game is still going on.',
  TOO_FEW_PLAYERS: ({ fewest }) => `Too few players: at least ${String(fewest ?? 2)} are needed.`,
  TOO_MANY_SEATS: ({ most }) => `No more than ${String(most ?? 10)} chairs fit at the table.`,
  TOO_MANY_WATCHERS: () => 'There are so many watchers that no more fit.',
  NEEDS_PERSON: () => 'Only bots are sitting here. At least one person has to sit down.',
  BUSY: () => 'The table is busy with moves. Try again in a second.',
  TOO_MANY_CHANGES: () => 'You have changed your answer many times already. This one stays.',
  NO_WATCHERS: () => 'Watchers are not let in here.',
  ALREADY_STARTED: () => 'The game has already started.',
  RATE_LIMITED: () => 'Too often. Wait a little and try again.',
  TOO_MANY_TABLES: () => 'You have too many tables already. Finish one of them.',
  NO_SUCH_LEVEL: () => 'We have no such bots.',
  NO_ANSWER: () => 'The bot thought for too long. Ask again.',
  OTHER_ORIGIN: () => 'The request came from another page. Open ours.',
  TOO_LARGE: () => 'The file is too large.',
  INTERNAL: () => 'Something broke on our side. The game is safe, try again.',
  OFFLINE: () => 'No network. You can still play bots and on one screen.',
};

export default errors;
