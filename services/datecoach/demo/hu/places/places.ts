import type { Places } from '../../phrasebook.ts';
import { anyPlace, home, video } from './elsewhere.ts';
import { outdoors } from './outdoors.ts';
import { strolls } from './strolls.ts';
import { tables } from './tables.ts';

export const places: Places = {
  home,
  kinds: [...outdoors.slice(0, 3), ...strolls, ...tables, ...outdoors.slice(3)],
  video,
  any: anyPlace,
  separators: /(?:séta\s+)?(?<!\p{L})(?:a|az|egy|és|mellett|melletti|közelében)(?!\p{L})|[,–(]/iu,
};
