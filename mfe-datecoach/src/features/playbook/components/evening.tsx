import type { Section } from '@datewright/contracts/datecoach/strategy';
import { type SectionName, sectionNames } from '@datewright/contracts/datecoach/words';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, Skeleton, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ShowQuote } from '../../../frame/quote-line.tsx';
import { countOf, partsOf, savedAs, savedIdOf, wordsOf } from '../parts.ts';
import { sectionId } from '../section-id.ts';
import { TipItem } from './tip-item.tsx';

/** The line of the evening: each section is a stop on it. */
const Line = styled.ol`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  margin: 0;
  padding: 0 0 0 var(--space-6);
`;

const Stop = styled.li<{ $there: boolean }>`
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

const Coming = styled.div`
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
  open: ReadonlySet<SectionName>;
  onToggle: (name: SectionName, isOpen: boolean) => void;
  /** Of the playbook; null while it has none to be saved by. */
  operationId: string;
  spotName: string;
  isVideo: boolean;
  onShowQuote: ShowQuote;
}

/** The playbook as the line of an evening. */
export function Evening({ sections, isRunning, open, onToggle, operationId, spotName, isVideo, onShowQuote }: Props) {
  const { playbook: copy } = useCopy();
  const byName = new Map(sections.map((section) => [section.name, section]));
  const shown = isRunning ? sectionNames : sectionNames.filter((name) => byName.has(name));
  return (
    <Line aria-label={copy.evening}>
      {shown.map((name) => {
        const section = byName.get(name);
        const title = copy.sectionTitle(name, isVideo);
        if (!section) {
          return (
            <Stop key={name} $there={false}>
              <Coming>
                <Heading as="h3" $size={18}>
                  {title}
                </Heading>
                <Skeleton $width="60%" />
              </Coming>
            </Stop>
          );
        }
        return (
          <Stop key={name} $there>
            <Fold
              id={sectionId(name)}
              open={open.has(name)}
              onToggle={({ currentTarget }) => onToggle(name, currentTarget.open)}
            >
              <summary>
                <Heading as="h3" $size={18}>
                  {title}
                </Heading>
                <small>{copy.tips(countOf(section))}</small>
                <Icon name="chevron-down" />
              </summary>
              <Body>
                {partsOf(section).map((part) => (
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
                            id: savedIdOf(operationId, tip),
                            type: savedAs[name],
                            content: wordsOf(tip).slice(0, 1200),
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
          </Stop>
        );
      })}
    </Line>
  );
}
