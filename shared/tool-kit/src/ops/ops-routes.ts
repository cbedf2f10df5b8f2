import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { withBodyTimeout } from '@datewright/service-kit/http/body-timeout';
import { parseInput } from '@datewright/service-kit/http/router';
import express, { Router } from 'express';
import type { JobRepository } from '../jobs/job-repository.ts';
import { contentSecurityPolicy, renderJobsPage } from './jobs-page.ts';
import { createCsrfTokens, createOpsGuard } from './ops-guard.ts';

const jobActionSchema = z.object({
  action: z.enum(['again', 'drop']),
  job: z.string().check(z.maxLength(200)),
  mark: z.string().check(z.maxLength(64)),
});

/** The next ones are listed when these are gone. */
const maxListedJobs = 200;

interface OpsOptions {
  service: string;
  token: string;
  jobs: JobRepository;
  now: () => number;
}

/** Serves `/ops/jobs` to holders of the token, on the service's own port, which the edge does not expose. */
export function createOpsRoutes({ service, token, jobs, now }: OpsOptions): Router {
  const router = Router();
  const { mark, check } = createCsrfTokens(token);
  router.use(createOpsGuard(token), (_req, res, next) => {
    res.set({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    next();
  });
  router.get('/jobs', async (_req, res) => {
    const [counts, dead] = await Promise.all([jobs.count(), jobs.listDead(maxListedJobs)]);
    res.type('html').send(renderJobsPage({ service, counts, dead, now: now(), mark }));
  });
  router.post('/jobs', withBodyTimeout(express.urlencoded({ extended: false, limit: '4kb' })), async (req, res) => {
    const { action, job, mark: given } = parseInput(jobActionSchema, req.body);
    check(`${action} ${job}`, given);
    const isDone = action === 'again' ? await jobs.reopen(job) : await jobs.removeDead(job);
    // Somebody else was faster, or the job has expired.
    if (!isDone) throw new AppError('not_found');
    res.redirect(303, '/ops/jobs');
  });
  return router;
}
