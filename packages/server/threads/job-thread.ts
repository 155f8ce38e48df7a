import { runJobTask } from '@izvilina/jobs/run-job.ts';
import { serveThread } from './serve-thread.ts';

serveThread(runJobTask, { awaited: true });
