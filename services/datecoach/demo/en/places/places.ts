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
  separators:
    /(?:(?:walk|stroll)s?\s+)?\b(?:in|at|by|near|next to|beside|behind|with|along|on|around|for|from|of|to|through|under|over)\b|[,–(]/i,
};
