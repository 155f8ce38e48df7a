import { randomBytes } from 'node:crypto';
import { BOTS } from '@izvilina/bots/registry.ts';
import { thinkTask } from '@izvilina/bots/think-task.ts';
import { SLUGS } from '@izvilina/games/registry.ts';
import { serveThread } from './serve-thread.ts';

serveThread(thinkTask(() => randomBytes(32).toString('hex')));

await Promise.all(SLUGS.map((slug) => BOTS[slug]())); // the first hint of a game must not wait for its code
