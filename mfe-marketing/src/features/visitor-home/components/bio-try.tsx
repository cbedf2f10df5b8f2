import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { Split } from '../../../frame/split.tsx';
import { TryBio } from '../../../frame/try-bio/try-bio.tsx';

/** A bio's real score at once, before any account. */
export function BioTry() {
  const copy = useMarketingCopy().bioTry;
  return (
    <Split title={copy.title} text={copy.text} id="try">
      <TryBio location="home" />
    </Split>
  );
}
