import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { BioPreview } from '../bio-preview/bio-preview.tsx';
import { SplitSection } from '../shared/split-section.tsx';

/** A part of the product that works on this page, without an account. */
export function TrialSection() {
  const copy = useMarketingCopy().trial;
  return (
    <SplitSection title={copy.title} text={copy.text} id="try">
      <BioPreview location="home" isQuiet />
    </SplitSection>
  );
}
