import { styled } from '@datewright/sdk/styled';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { Avatar } from '../../../../components/illustrations/avatar.tsx';
import { useFeaturesCopy } from '../../copy/use-features-copy.ts';
import { ChatBubble } from '../illustrations/chat-bubble.tsx';
import { DateMap } from '../illustrations/date-map.tsx';
import { MarginNote } from '../illustrations/margin-note.tsx';
import { PhoneFrame } from '../illustrations/phone-frame.tsx';
import { PhotoScene } from '../illustrations/photo-scene.tsx';
import { ScoreRing } from '../illustrations/score-ring.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { SplitSection } from './split-section.tsx';

const Photos = styled.div`
  align-items: start;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: 1.4fr 1fr 1fr;
  svg {
    border-radius: var(--radius-control);
  }
`;

const exampleScore = 47;

export function ToolScenes({ location }: { location: string }) {
  const { tools, see } = useFeaturesCopy();
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
        <PhoneFrame top={<Avatar character="leyla" size={36} />}>
          <ChatBubble $from="them">{tools.chat.them}</ChatBubble>
          <ChatBubble $from="ai">{tools.chat.us}</ChatBubble>
          <MarginNote to="up">{tools.chat.note}</MarginNote>
        </PhoneFrame>
      </SplitSection>
      <SplitSection title={tools.bio.title} text={tools.bio.text} flip actions={more('/profile-analyzer')}>
        <PhoneFrame top={<ScoreRing score={exampleScore} label={`${exampleScore}`} size={56} />}>
          <p>
            <HighlightedText text={tools.bio.bio} words={tools.bio.marked} />
          </p>
          <MarginNote to="up">{tools.bio.note}</MarginNote>
        </PhoneFrame>
      </SplitSection>
      <SplitSection title={tools.photo.title} text={tools.photo.text} actions={more('/photo-analyzer')}>
        <Photos>
          <PhotoScene kind="profile" who="amara" />
          <PhotoScene kind="hobby" who="amara" />
          <PhotoScene kind="travel" who="amara" />
        </Photos>
        <MarginNote to="up">{tools.photo.note}</MarginNote>
      </SplitSection>
      <SplitSection title={tools.date.title} text={tools.date.text} flip actions={more('/date-prep')}>
        <DateMap label={tools.date.label} />
      </SplitSection>
    </>
  );
}
