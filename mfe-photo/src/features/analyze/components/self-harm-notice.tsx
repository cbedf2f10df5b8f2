import type { ModerationNotice } from '@datewright/contracts/moderation';
import { useLocale } from '@datewright/sdk/host';
import { type ComponentType, useEffect, useState } from 'react';
import { useReportWrongRejection } from '../api/use-report-wrong-rejection.ts';

interface CardProps {
  notice: ModerationNotice;
  onWrong: () => void;
}

/** Loaded on demand, as it is a quarter of the page's code and rarely needed; tried twice, as it must not be missing. */
const loadCard = () => import('./self-harm-card.tsx').catch(() => import('./self-harm-card.tsx'));

/** Helplines for a member whose photo shows self-harm. */
export function SelfHarmNotice() {
  const language = useLocale();
  const report = useReportWrongRejection();
  const [Card, setCard] = useState<ComponentType<CardProps> | null>(null);
  useEffect(() => {
    loadCard().then(
      ({ SelfHarmCard }) => setCard(() => SelfHarmCard),
      () => undefined,
    );
  }, []);
  const notice: ModerationNotice = {
    kind: 'self-harm',
    reason: 'self-harm',
    by: 'member',
    language,
    mayGoOn: false,
    replies: [],
    rest: '',
  };
  return Card && <Card notice={notice} onWrong={() => report('photo_self_harm')} />;
}
