import { botNames as brainstorm } from './brainstorm/bot-names.ts';
import { botNames as cow006 } from './cow006/bot-names.ts';
import type { BotNames } from './facts.ts';
import { botNames as ingenious } from './ingenious/bot-names.ts';
import { botNames as mindtrainer } from './mindtrainer/bot-names.ts';
import { botNames as notnot } from './notnot/bot-names.ts';
import type { Slug } from './registry.ts';

/** Names of each game's bots. People at its tables may not use these names. */
export const BOT_NAMES: Readonly<Record<Slug, BotNames>> = { cow006, ingenious, mindtrainer, notnot, brainstorm };
