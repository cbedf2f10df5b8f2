import type { BioReport } from '@datewright/contracts/bio/analysis';
import { measureBio } from '@datewright/contracts/bio/measure-bio';
import { readBonus } from '@datewright/contracts/bio/read-bonus';
import { readUserBio } from '@datewright/contracts/bio/read-user-bio';
import { readVoice } from '@datewright/contracts/bio/read-voice';
import type { BioFix, BioScore } from '@datewright/contracts/bio/score';
import { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { screen } from '@testing-library/react';
import Remote from '../../src/remote.tsx';

export const aBio = 'I bake rye bread.';
export const aScore = (score: number) => ({ score, language: 'en' as const, parts: [] });
export const aReport = (score: number): BioReport => ({
  bio: aBio,
  analysis: { ...aScore(score), feedback: ['Good.'], improvedScore: null, toCheck: [], writtenBy: 'demo AI' },
  at: '2026-11-22T10:00:00Z',
});

interface Setting {
  /** The bio that the service has. */
  bio?: string;
  report?: BioReport | null;
  /** The service does not answer. */
  isDown?: boolean;
  /** Remaining credits. */
  left?: number;
  /** One generation is free at zero credits. */
  bonus?: boolean;
  /** The score of a text, with its fixes. */
  measure?: (bio: string) => BioScore & { fixes?: BioFix[] };
}

/** The page of a member, with a service that stores one bio. */
export async function bioPage({
  bio = '',
  report = null,
  isDown = false,
  left = 2,
  bonus = false,
  measure = () => aScore(50),
}: Setting = {}) {
  const page = await createMemoryHost({
    plan: () => planWithCredits('bio_write', left),
    pages: ['/profile-analyzer', '/upgrade-required'],
  });
  const kept = { bio, version: bio === '' ? 0 : 1, updatedAt: null, report };
  page.answer(readUserBio, () => {
    if (isDown) throw apiRefusal('internal');
    return { ...kept };
  });
  page.answer(readVoice, () => ({ sample: '' }));
  page.answer(readBonus, () => ({ available: bonus }));
  page.answer(measureBio, ({ body }) => measure(body.bio));
  page.answer(writeUserBio, ({ body }) => {
    // Clearing the bio deletes its report.
    if (body.bio === '') kept.report = null;
    return Object.assign(kept, { bio: body.bio, version: kept.version + 1 });
  });
  const { hands } = page.open(Remote, '/bioscanner');
  if (bio === '') await screen.findByLabelText('Your current bio');
  else await screen.findByRole('button', { name: 'Copy Bio' });
  return { page, kept, hands, press: async (name: string | RegExp) => hands.click(await button(name)) };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const noButton = (name: string | RegExp) => screen.queryByRole('button', { name }) === null;
