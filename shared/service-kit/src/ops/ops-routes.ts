import { z } from '@datewright/contracts/zod';
import express, { Router } from 'express';
import { AppError } from '../errors.ts';
import { inTime } from '../in-time.ts';
import type { JobBook } from '../jobs/job-book.ts';
import { parse } from '../router.ts';
import { jobsPage, pagePolicy } from './jobs-page.ts';
import { formMarks, opsGuard } from './ops-guard.ts';

const form = z.object({
  action: z.enum(['again', 'drop']),
  job: z.string().check(z.maxLength(200)),
  mark: z.string().check(z.maxLength(64)),
});

/** More than a person looks through; when these are gone the next come. */
const shown = 200;

interface OpsParts {
  service: string;
  token: string;
  jobs: JobBook;
  now: () => number;
}

/** `/ops/jobs`, for who has the token. It is at the service's own port, to which the edge brings nobody. */
export function opsRoutes({ service, token, jobs, now }: OpsParts): Router {
  const router = Router();
  const { mark, check } = formMarks(token);
  router.use(opsGuard(token), (_req, res, next) => {
    res.set({
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    next();
  });
  router.get('/jobs', async (_req, res) => {
    const [counts, dead] = await Promise.all([jobs.count(), jobs.dead(shown)]);
    res.type('html').send(jobsPage({ service, counts, dead, now: now(), mark }));
  });
  router.post('/jobs', inTime(express.urlencoded({ extended: false, limit: '4kb' })), async (req, res) => {
    const { action, job, mark: given } = parse(form, req.body);
    check(`${action} ${job}`, given);
    const isDone = action === 'again' ? await jobs.reopen(job) : await jobs.drop(job);
    // Somebody else was faster, or it was dropped by its age.
    if (!isDone) throw new AppError('not_found');
    res.redirect(303, '/ops/jobs');
  });
  return router;
}
