import { CaptureFigure } from '../../../../components/capture-figure.tsx';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useFeaturesCopy } from '../../copy/use-features-copy.ts';
import { SplitSection } from './split-section.tsx';

/** The four tools, each in a screenshot of it. */
export function ToolScenes({ location }: { location: string }) {
  const { tools, see } = useFeaturesCopy();
  const { photoCredit } = useMarketingCopy();
  const more = (to: string) => (
    <CtaLink
      to={to}
      label={see}
      aria-label={`${see}: ${to.slice(1).replace('-', ' ')}`}
      location={location}
      variant="secondary"
    />
  );
  return (
    <>
      <SplitSection title={tools.chat.title} text={tools.chat.text} actions={more('/chat-assistant')}>
        <CaptureFigure names={['conversation', 'reply']} />
      </SplitSection>
      <SplitSection title={tools.bio.title} text={tools.bio.text} flip actions={more('/profile-analyzer')}>
        <CaptureFigure names={['fixes']} />
      </SplitSection>
      <SplitSection title={tools.photo.title} text={tools.photo.text} actions={more('/photo-analyzer')}>
        <CaptureFigure names={['order']} note={photoCredit} />
      </SplitSection>
      <SplitSection title={tools.date.title} text={tools.date.text} flip actions={more('/date-prep')}>
        <CaptureFigure names={['plan']} />
      </SplitSection>
    </>
  );
}
