import { type SectionName, sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { styled } from '@datewright/sdk/styled';
import { Heading, Skeleton } from '@datewright/ui';
import type { ShowQuote } from '../../../components/quote-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { PlaybookSectionDetails } from './playbook-section-details.tsx';

/** Shows the sections as stops along the evening. */
const Timeline = styled.ol`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  margin: 0;
  padding: 0 0 0 var(--space-6);
`;

const TimelineItem = styled.li<{ $isWritten: boolean }>`
  position: relative;
  &::before {
    background: ${({ $isWritten }) => ($isWritten ? 'var(--orchid)' : 'var(--ground)')};
    border: 2px solid var(--orchid);
    border-radius: 50%;
    content: '';
    height: 1rem;
    left: calc(-1 * var(--space-6));
    position: absolute;
    top: 1.25rem;
    width: 1rem;
  }
  &:not(:last-child)::after {
    background: color-mix(in srgb, var(--orchid) 45%, transparent);
    bottom: calc(-1 * var(--space-4) - 1.25rem);
    content: '';
    left: calc(-1 * var(--space-6) + 0.5rem - 1px);
    position: absolute;
    top: 2.25rem;
    width: 2px;
  }
`;

const PendingSection = styled.div`
  border: 1px dashed var(--control-line);
  border-radius: var(--radius-card);
  color: var(--muted);
  display: grid;
  gap: var(--space-2);
  min-height: 3.5rem;
  padding: var(--space-3) var(--space-4);
`;

interface Props {
  sections: readonly Section[];
  /** The missing sections are being written. */
  isRunning: boolean;
  openSections: ReadonlySet<SectionName>;
  onToggle: (name: SectionName, isOpen: boolean) => void;
  operationId: string;
  spotName: string;
  isVideo: boolean;
  onShowQuote: ShowQuote;
}

export function PlaybookTimeline({
  sections,
  isRunning,
  openSections,
  onToggle,
  operationId,
  spotName,
  isVideo,
  onShowQuote,
}: Props) {
  const { playbook: copy } = useCopy();
  const byName = new Map(sections.map((section) => [section.name, section]));
  const shown = isRunning ? sectionNames : sectionNames.filter((name) => byName.has(name));
  return (
    <Timeline aria-label={copy.evening}>
      {shown.map((name) => {
        const section = byName.get(name);
        const title = copy.sectionTitle(name, isVideo);
        if (!section) {
          return (
            <TimelineItem key={name} $isWritten={false}>
              <PendingSection>
                <Heading as="h3" $size={18}>
                  {title}
                </Heading>
                <Skeleton $width="60%" />
              </PendingSection>
            </TimelineItem>
          );
        }
        return (
          <TimelineItem key={name} $isWritten>
            <PlaybookSectionDetails
              section={section}
              title={title}
              isOpen={openSections.has(name)}
              onToggle={(isOpen) => onToggle(name, isOpen)}
              {...{ operationId, spotName, onShowQuote }}
            />
          </TimelineItem>
        );
      })}
    </Timeline>
  );
}
