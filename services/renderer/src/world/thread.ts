import { parentPort } from 'node:worker_threads';
import { drawPage } from './draw-page.ts';
import type { Job } from './job.ts';

// What a page leaves unanswered must not end its thread.
process.on('unhandledRejection', () => {});

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await drawPage(job)));
