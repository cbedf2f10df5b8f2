import { type SectionName, sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, Skeleton, Text } from '@datewright/ui';
import type { ShowQuote } from '../../../components/quote-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { toSectionId } from '../lib/section-id.ts';
import { countTips, getSectionParts, getTipText, savedTipTypes, toSavedTipId } from '../lib/section-parts.ts';
import { TipItem } from './tip-item.tsx';

/** The line of the evening: each section is a stop on it. */
const Timeline = styled.ol`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  margin: 0;
  padding: 0 0 0 var(--space-6);
`;

const TimelineItem = styled.li<{ $there: boolean }>`
  position: relative;
  &::before {
    background: ${({ $there }) => ($there ? 'var(--orchid)' : 'var(--ground)')};
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

const Fold = styled.details`
  background: var(--ai-wash);
  border: 1px solid color-mix(in srgb, var(--orchid) 40%, transparent);
  border-radius: var(--radius-card);
  /* Below the bar that jumps to it; the page leaves room for the header. */
  scroll-margin-top: 3.5rem;
  > summary {
    align-items: center;
    border-radius: var(--radius-card);
    cursor: pointer;
    display: flex;
    gap: var(--space-3);
    list-style: none;
    min-height: 3.5rem;
    padding: var(--space-3) var(--space-4);
    &::-webkit-details-marker {
      display: none;
    }
    > h3 {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    > small {
      color: var(--muted);
      font-size: var(--text-14);
    }
    > svg {
      flex: none;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: 0 var(--space-4) var(--space-2);
`;

const Tips = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
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
  /** The others are being written. */
  isRunning: boolean;
  openSections: ReadonlySet<SectionName>;
  onToggle: (name: SectionName, isOpen: boolean) => void;
  /** Of the playbook; null while it has none to be saved by. */
  operationId: string;
  spotName: string;
  isVideo: boolean;
  onShowQuote: ShowQuote;
}

/** The playbook as the line of an evening. */
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
            <TimelineItem key={name} $there={false}>
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
          <TimelineItem key={name} $there>
            <Fold
              id={toSectionId(name)}
              open={openSections.has(name)}
              onToggle={({ currentTarget }) => onToggle(name, currentTarget.open)}
            >
              <summary>
                <Heading as="h3" $size={18}>
                  {title}
                </Heading>
                <small>{copy.tips(countTips(section))}</small>
                <Icon name="chevron-down" />
              </summary>
              <Body>
                {getSectionParts(section).map((part) => (
                  <div key={part.name}>
                    <Text as="h4" $tone="muted" $size={14}>
                      {copy.parts.get(part.name) ?? part.name}
                    </Text>
                    <Tips>
                      {part.tips.map((tip) => (
                        <TipItem
                          key={tip.id}
                          tip={tip}
                          toSave={{
                            id: toSavedTipId(operationId, tip),
                            type: savedTipTypes[name],
                            content: getTipText(tip).slice(0, 1200),
                            source: `${title} · ${spotName}`.slice(0, 200),
                          }}
                          onShowQuote={onShowQuote}
                        />
                      ))}
                    </Tips>
                  </div>
                ))}
              </Body>
            </Fold>
          </TimelineItem>
        );
      })}
    </Timeline>
  );
}
