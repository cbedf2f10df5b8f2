import type { Section, Situation, Tip } from '@datewright/contracts/datecoach/strategy';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, Text } from '@datewright/ui';
import type { ShowQuote } from '../../../components/quote-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { toSectionId } from '../lib/section-id.ts';
import {
  countTips,
  getSectionParts,
  getTipText,
  listGeneralTips,
  savedTipTypes,
  toSavedTipId,
} from '../lib/section-parts.ts';
import { TipItem } from './tip-item.tsx';

const SectionBox = styled.details`
  background: var(--ai-wash);
  border: 1px solid color-mix(in srgb, var(--orchid) 40%, transparent);
  border-radius: var(--radius-card);
  /* Leaves room for the section navigation above it; the page does so for the header. */
  scroll-margin-top: 3.5rem;
  > summary {
    align-items: center;
    border-radius: var(--radius-card);
    cursor: pointer;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    list-style: none;
    min-height: 3.5rem;
    padding: var(--space-3) var(--space-4);
    &::-webkit-details-marker {
      display: none;
    }
    > h3 {
      flex: 1 1 8rem;
      min-width: 0;
      overflow-wrap: break-word;
    }
    > small {
      color: var(--muted);
      font-size: var(--text-14);
    }
    > svg {
      flex: none;
      margin-left: auto;
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
`;

const General = styled.details`
  border-top: 1px solid var(--hairline);
  > summary {
    color: var(--muted);
    cursor: pointer;
    font-size: var(--text-14);
    min-height: var(--target);
    padding-block: var(--space-3);
  }
`;

interface Props {
  section: Section;
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  operationId: string;
  spotName: string;
  onShowQuote: ShowQuote;
}

/** A collapsible section of a playbook with its tips. */
export function PlaybookSectionDetails({
  section,
  title,
  isOpen,
  onToggle,
  operationId,
  spotName,
  onShowQuote,
}: Props) {
  const { playbook: copy } = useCopy();
  const general = listGeneralTips(section);
  const parts = getSectionParts(section);
  const firstTip = parts[0]?.tips[0] ?? general[0];
  const listItems = (tips: readonly (Tip | Situation)[]) => (
    <Tips>
      {tips.map((tip) => (
        <TipItem
          key={tip.id}
          tip={tip}
          isFirst={tip === firstTip}
          toSave={{
            id: toSavedTipId(operationId, tip),
            type: savedTipTypes[section.name],
            content: getTipText(tip).slice(0, 1200),
            source: `${title} · ${spotName}`.slice(0, 200),
          }}
          onShowQuote={onShowQuote}
        />
      ))}
    </Tips>
  );
  return (
    <SectionBox
      id={toSectionId(section.name)}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <Heading as="h3" $size={18}>
          {title}
        </Heading>
        <small>{copy.tips(countTips(section))}</small>
        <Icon name="chevron-down" />
      </summary>
      <Body>
        {parts.map((part) => (
          <div key={part.name}>
            <Text as="h4" $tone="muted" $size={14}>
              {copy.parts.get(part.name) ?? part.name}
            </Text>
            {listItems(part.tips)}
          </div>
        ))}
        {general.length > 0 && (
          <General>
            <summary>{copy.general(general.length)}</summary>
            <Text $tone="muted" $size={14}>
              {copy.generalText}
            </Text>
            {listItems(general)}
          </General>
        )}
      </Body>
    </SectionBox>
  );
}
