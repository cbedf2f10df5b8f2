import type { ModerationNotice } from '@datewright/contracts/moderation';
import { useLocale } from '@datewright/sdk/host';
import { type ComponentType, useEffect, useState } from 'react';
import { useReportWrongRejection } from '../api/use-report-wrong-rejection.ts';

interface CardProps {
  care: ModerationNotice;
  onWrong: () => void;
}

/** A quarter of the page's code, and hardly anybody needs it. Asked for twice, as here it must not be missing. */
const loadCard = () => import('./self-harm-card.tsx').catch(() => import('./self-harm-card.tsx'));

/** Beside the plain line, for a photo that shows that somebody is hurting: where to turn, now. */
export function SelfHarmNotice() {
  const language = useLocale();
  const report = useReportWrongRejection();
  const [Card, setCard] = useState<ComponentType<CardProps> | null>(null);
  useEffect(() => {
    loadCard().then(
      ({ HurtCard }) => setCard(() => HurtCard),
      () => undefined,
    );
  }, []);
  const care: ModerationNotice = {
    kind: 'self-harm',
    reason: 'self-harm',
    by: 'member',
    language,
    mayGoOn: false,
    replies: [],
    rest: '',
  };
  return Card && <Card care={care} onWrong={() => report('photo_self_harm')} />;
}
