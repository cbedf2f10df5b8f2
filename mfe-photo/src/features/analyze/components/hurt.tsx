import type { Care } from '@datewright/contracts/safety';
import { useLocale } from '@datewright/sdk/host';
import { type ComponentType, useEffect, useState } from 'react';
import { useReportWrong } from '../use-report-wrong.ts';

interface CardProps {
  care: Care;
  onWrong: () => void;
}

/** A quarter of the page's code, and hardly anybody needs it. Asked for twice, as here it must not be missing. */
const loadCard = () => import('./hurt-card.tsx').catch(() => import('./hurt-card.tsx'));

/** Beside the plain line, for a photo that shows that somebody is hurting: where to turn, now. */
export function Hurt() {
  const language = useLocale();
  const report = useReportWrong();
  const [Card, setCard] = useState<ComponentType<CardProps> | null>(null);
  useEffect(() => {
    loadCard().then(
      ({ HurtCard }) => setCard(() => HurtCard),
      () => undefined,
    );
  }, []);
  const care: Care = {
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
