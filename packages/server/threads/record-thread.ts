import { checkRecord } from './check-record.ts';
import { serveThread } from './serve-thread.ts';

serveThread(checkRecord);
