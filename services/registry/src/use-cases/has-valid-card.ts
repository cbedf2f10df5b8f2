import { remoteCard } from '@datewright/contracts/registry/card';
import { z } from '@datewright/contracts/zod';
import type { Version } from '../data/version-store.ts';

/** False for a card that breaks a rule made after it was published. */
export const hasValidCard = ({ card }: Pick<Version, 'card'>): boolean => z.safeParse(remoteCard, card).success;
