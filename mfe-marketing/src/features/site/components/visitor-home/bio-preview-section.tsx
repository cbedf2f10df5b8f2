import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { BioPreview } from '../bio-preview/bio-preview.tsx';
import { SplitSection } from '../shared/split-section.tsx';

export function BioPreviewSection() {
  const copy = useMarketingCopy().bioTry;
  return (
    <SplitSection title={copy.title} text={copy.text} id="try">
      <BioPreview location="home" />
    </SplitSection>
  );
}
