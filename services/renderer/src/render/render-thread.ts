import { parentPort } from 'node:worker_threads';
import type { RenderJob } from './render-job.ts';
import { renderPage } from './render-page.ts';

// A promise that a page leaves unhandled must not end its thread.
process.on('unhandledRejection', () => {});

parentPort?.on('message', async (job: RenderJob) => parentPort?.postMessage(await renderPage(job)));
