import type { SpotLocation } from '@datewright/contracts/datecoach/spot';
import { cafe } from './cafe.ts';
import { foodMarket } from './food-market.ts';
import { gamesBar } from './games-bar.ts';
import { museum } from './museum.ts';
import { park } from './park.ts';

/** For a first date with anybody: kinds of public place, the safest bet first. */
export const builtInLocations: readonly SpotLocation[] = [cafe, park, foodMarket, museum, gamesBar].map((spot) => ({
  ...spot,
  customLocation: false,
  aiGenerated: false,
}));
