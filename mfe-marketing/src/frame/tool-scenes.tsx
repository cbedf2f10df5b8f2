import { styled } from '@datewright/sdk/styled';
import { useFeaturesCopy } from '../copy/use-features-copy.ts';
import { CtaLink } from './cta-link.tsx';
import { Bubble } from './drawn/bubble.tsx';
import { DateMap } from './drawn/date-map.tsx';
import { Note } from './drawn/note.tsx';
import { Person } from './drawn/person.tsx';
import { Phone } from './drawn/phone.tsx';
import { PhotoScene } from './drawn/photo-scene.tsx';
import { ScoreRing } from './drawn/score-ring.tsx';
import { MarkedText } from './marked-text.tsx';
import { Split } from './split.tsx';

const Photos = styled.div`
  align-items: start;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: 1.4fr 1fr 1fr;
  svg {
    border-radius: var(--radius-control);
  }
`;

const shown = 47;

/** Four scenes, one for each tool, its picture on changing sides. */
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
      <Split title={tools.chat.title} text={tools.chat.text} actions={more('/chat-assistant')}>
        <Phone top={<Person who="leyla" size={36} />}>
          <Bubble $from="them">{tools.chat.them}</Bubble>
          <Bubble $from="ai">{tools.chat.us}</Bubble>
          <Note to="up">{tools.chat.note}</Note>
        </Phone>
      </Split>
      <Split title={tools.bio.title} text={tools.bio.text} flip actions={more('/profile-analyzer')}>
        <Phone top={<ScoreRing score={shown} label={`${shown}`} size={56} />}>
          <p>
            <MarkedText text={tools.bio.bio} words={tools.bio.marked} />
          </p>
          <Note to="up">{tools.bio.note}</Note>
        </Phone>
      </Split>
      <Split title={tools.photo.title} text={tools.photo.text} actions={more('/photo-analyzer')}>
        <Photos>
          <PhotoScene kind="profile" who="amara" />
          <PhotoScene kind="hobby" who="amara" />
          <PhotoScene kind="travel" who="amara" />
        </Photos>
        <Note to="up">{tools.photo.note}</Note>
      </Split>
      <Split title={tools.date.title} text={tools.date.text} flip actions={more('/date-prep')}>
        <DateMap label={tools.date.label} />
      </Split>
    </>
  );
}
