import { runJobTask } from '@izvilina/jobs/run-job.ts';
import { serveWorker } from './serve-worker.ts';

serveWorker(runJobTask);
