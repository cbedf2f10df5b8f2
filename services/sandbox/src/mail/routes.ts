import { parseInput } from '@datewright/service-kit/http/router';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { inboxScript, inboxStyle } from './inbox-assets.ts';
import { inboxPage } from './inbox-page.ts';
import { mailBehaviour } from './mail-switch.ts';

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function mailRoutes({ inbox, mailSwitch }: AppContext): Router {
  const router = Router();
  const addressOf = (query: Record<string, unknown>) => (typeof query.to === 'string' ? query.to : undefined);

  router.get('/inbox', (req, res) => {
    const to = addressOf(req.query);
    res.set({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    res.type('html').send(inboxPage(inbox.list(to), to));
  });
  router.get('/inbox.css', (_req, res) => void res.type('css').send(inboxStyle));
  router.get('/inbox.js', (_req, res) => void res.type('js').send(inboxScript));
  router.get('/inbox.json', (req, res) => {
    res.set('cache-control', 'no-store').json({ mails: inbox.list(addressOf(req.query)) });
  });
  router.delete('/inbox.json', (_req, res) => {
    inbox.clear();
    res.status(204).end();
  });
  router.post('/smtp/behaviour', (req, res) => {
    mailSwitch.set(parseInput(mailBehaviour, req.body));
    res.json(mailSwitch.current());
  });
  return router;
}
