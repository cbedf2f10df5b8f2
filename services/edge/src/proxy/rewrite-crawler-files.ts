import { crawlerFiles } from '@datewright/contracts/marketing/crawler-files';
import type { RequestHandler } from 'express';

/** Rewrites the addresses of crawler files at the origin to the service call that answers them. */
export const rewriteCrawlerFiles: RequestHandler = (req, _res, next) => {
  const call = req.method === 'GET' || req.method === 'HEAD' ? crawlerFiles.get(req.path) : undefined;
  if (call) {
    req.url = call;
    req.originalUrl = call;
  }
  next();
};
