import type { DateVariant } from '../../copy/en/date-prep.ts';

const platforms = new Map<string, DateVariant>([
  ['tinder', 'tinder'],
  ['bumble', 'bumble'],
  ['profile', 'profile'],
  ['photo', 'photo'],
]);

/** Which words the page speaks, by `?platform=`. */
export const variantOf = (platform: string | null): DateVariant => platforms.get(platform ?? '') ?? 'default';
