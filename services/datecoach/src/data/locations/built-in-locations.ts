import type { SpotLocation } from '@datewright/contracts/datecoach/spot';
import { cafe } from './cafe.ts';
import { foodMarket } from './food-market.ts';
import { gamesBar } from './games-bar.ts';
import { museum } from './museum.ts';
import { park } from './park.ts';

/** Kinds of public place that suit any first date, safest first. */
export const builtInLocations: readonly SpotLocation[] = [cafe, park, foodMarket, museum, gamesBar].map((spot) => ({
  ...spot,
  customLocation: false,
  aiGenerated: false,
}));
