import { crawlerFiles } from '@datewright/contracts/marketing/crawler-files';
import type { RequestHandler } from 'express';

/** Files that machines ask for at the origin are answered by a service: the call takes the place of the address. */
export const rewriteCrawlerFiles: RequestHandler = (req, _res, next) => {
  const call = req.method === 'GET' || req.method === 'HEAD' ? crawlerFiles.get(req.path) : undefined;
  if (call) {
    req.url = call;
    req.originalUrl = call;
  }
  next();
};
