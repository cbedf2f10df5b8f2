import type { Care, WaivedKind } from '@datewright/contracts/safety';
import { CareCard } from '@datewright/ui/care-card';
import { useReportWrong } from './use-report-wrong.ts';

interface Props {
  care: Care;
  /** It is what a pressed button came to, and going on costs a credit. */
  asked?: boolean;
  onGoOn: (kind: WaivedKind) => void;
  onUseRest?: ((text: string) => void) | undefined;
}

/** In place of a number or a text: why this bio has none. */
export function HeldCard({ care, asked = false, onGoOn, onUseRest }: Props) {
  const report = useReportWrong();
  return (
    <CareCard
      tool="bio"
      care={care}
      focus={asked}
      costs={asked}
      onWrong={report}
      onGoOn={onGoOn}
      onUseRest={onUseRest}
    />
  );
}
