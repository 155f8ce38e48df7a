import { thinkTask } from '@izvilina/bots/think-task.ts';
import { serveWorker } from './serve-worker.ts';

serveWorker(thinkTask(() => crypto.getRandomValues(new Uint32Array(8)).join()));
