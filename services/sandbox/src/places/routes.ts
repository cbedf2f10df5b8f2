import { setTimeout as wait } from 'node:timers/promises';
import { z } from '@datewright/contracts/zod';
import { parseInput } from '@datewright/service-kit/http/router';
import { type RequestHandler, Router, urlencoded } from 'express';
import { matchesStatement, parseOverpassQuery } from './overpass-query.ts';
import { mapElements, towns } from './towns.ts';

/**
 * How the stand-in answers: `slow` after 20 s, `dead` with a 502, `garbage` with no JSON; `near-only` with a 504 where a
 * search goes beyond two kilometres.
 */
const behaviours = ['normal', 'slow', 'dead', 'garbage', 'near-only'] as const;
const behaviourSetting = z.object({ behaviour: z.enum(behaviours) });

interface PlacesRequest {
  protocol: 'nominatim' | 'overpass';
  at: number;
  userAgent: string;
  query: string;
}

const slowMs = 20_000;
const nearMetres = 2000;
const maxJournal = 200;

/** Stand-ins for OpenStreetMap's Nominatim and Overpass with a small made-up map of three towns. */
export function placesRoutes(): Router {
  const router = Router();
  const journal: PlacesRequest[] = [];
  let behaviour: (typeof behaviours)[number] = 'normal';
  let lastSearch = 0;

  const misbehave: RequestHandler = async (_req, res, next) => {
    if (behaviour === 'slow') await wait(slowMs);
    if (behaviour === 'dead') return void res.status(502).send('Bad gateway');
    if (behaviour === 'garbage') return void res.send('<html>Too many requests</html>');
    next();
  };
  const record = (protocol: PlacesRequest['protocol'], userAgent: string, query: string) => {
    journal.push({ protocol, at: Date.now(), userAgent, query });
    if (journal.length > maxJournal) journal.shift();
  };

  router.get('/nominatim/search', misbehave, (req, res) => {
    const query = String(req.query.q ?? '');
    record('nominatim', req.get('user-agent') ?? '', query);
    // The usage policy of the public server: a sender with a name, and one request a second.
    if (/^(?:node|undici)?$/i.test(req.get('user-agent') ?? '')) return void res.status(403).send('Usage policy');
    const isTooSoon = Date.now() - lastSearch < 900;
    lastSearch = Date.now();
    if (isTooSoon) return void res.status(429).send('Usage policy');
    const wanted = query.trim().toLocaleLowerCase();
    const found = towns.filter(({ names }) => names.some((name) => wanted === name || wanted.startsWith(`${name},`)));
    const toResult = ({ displayName, lat, lon }: (typeof towns)[number]) => ({
      licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
      osm_type: 'relation',
      category: 'boundary',
      type: 'administrative',
      lat: String(lat),
      lon: String(lon),
      display_name: displayName,
    });
    res.json(found.slice(0, Number(req.query.limit ?? 10)).map(toResult));
  });

  router.post('/overpass/interpreter', misbehave, urlencoded({ extended: false, limit: '20kb' }), (req, res) => {
    const query = String(req.body?.data ?? '');
    record('overpass', req.get('user-agent') ?? '', query);
    const statements = parseOverpassQuery(query);
    if (statements.length === 0 || !query.startsWith('[out:json]')) return void res.status(400).send('parse error');
    if (behaviour === 'near-only' && statements.some(({ radius }) => radius > nearMetres)) {
      return void res.status(504).send('Timeout');
    }
    const found = mapElements.filter((element) => statements.some((one) => matchesStatement(element, one)));
    const elements = found.map(({ lat, lon, ...element }) =>
      element.type === 'node' ? { ...element, lat, lon } : { ...element, center: { lat, lon } },
    );
    res.json({ version: 0.6, generator: 'Datewright sandbox', elements });
  });

  router.post('/places/behaviour', (req, res) => {
    ({ behaviour } = parseInput(behaviourSetting, req.body));
    res.json({ behaviour });
  });
  router.get('/places/requests', (_req, res) => void res.json({ requests: journal }));
  return router;
}
