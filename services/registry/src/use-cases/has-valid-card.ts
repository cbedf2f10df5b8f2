import { remoteCard } from '@datewright/contracts/registry/card';
import { z } from '@datewright/contracts/zod';
import type { Version } from '../data/version-store.ts';

/** False for a card that was published before a rule was made that it breaks. */
export const hasValidCard = ({ card }: Pick<Version, 'card'>): boolean => z.safeParse(remoteCard, card).success;
