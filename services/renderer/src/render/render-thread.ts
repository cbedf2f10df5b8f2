import { parentPort } from 'node:worker_threads';
import type { RenderJob } from './render-job.ts';
import { renderPage } from './render-page.ts';

// What a page leaves unanswered must not end its thread.
process.on('unhandledRejection', () => {});

parentPort?.on('message', async (job: RenderJob) => parentPort?.postMessage(await renderPage(job)));
