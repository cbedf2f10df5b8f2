import type { DateVariant } from '../copy/en/date-prep.ts';

const variantByPlatform = new Map<string, DateVariant>([
  ['tinder', 'tinder'],
  ['bumble', 'bumble'],
  ['profile', 'profile'],
  ['photo', 'photo'],
]);

/** The copy variant of the page, by `?platform=`. */
export const getDateVariant = (platform: string | null): DateVariant =>
  variantByPlatform.get(platform ?? '') ?? 'default';
