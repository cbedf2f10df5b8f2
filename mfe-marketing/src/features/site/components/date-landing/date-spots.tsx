import { styled } from '@datewright/sdk/styled';
import { Card, Icon, Row, Text } from '@datewright/ui';
import { Avatar } from '../../../../components/illustrations/avatar.tsx';
import { useDatePrepCopy } from '../../copy/use-date-prep-copy.ts';
import { DateMap } from '../illustrations/date-map.tsx';

const Sheet = styled(Card)`
  border-radius: var(--radius-sheet);
  box-shadow: var(--shadow);
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;

const Spot = styled.details`
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  padding-inline: var(--space-4);
  > summary {
    align-items: center;
    cursor: pointer;
    display: grid;
    gap: var(--space-3);
    grid-template-columns: auto minmax(0, 1fr) auto;
    list-style: none;
    min-height: 3.5rem;
    padding-block: var(--space-2);
    &::-webkit-details-marker {
      display: none;
    }
    > svg {
      color: var(--muted);
    }
  }
  > p {
    padding-bottom: var(--space-4);
  }
`;

const Place = styled.strong`
  color: var(--orchid);
  font-family: var(--font-heading);
  font-size: var(--text-22);
`;

const Why = styled.span`
  color: var(--orchid);
  display: block;
  font-size: var(--text-14);
`;

const General = styled(Why)`
  color: var(--muted);
`;

/** A map with three spots that open their details. */
export function DateSpots() {
  const copy = useDatePrepCopy().map;
  return (
    <Sheet>
      <DateMap label={copy.label} />
      {copy.spots.map(({ name, quote, open }, at) => (
        <Spot key={name} name="spot" open={at === 0}>
          <summary>
            <Place>{at + 1}</Place>
            <span>
              <strong>{name}</strong>
              {quote === null ? <General>{copy.general}</General> : <Why>{`${copy.because} “${quote}”`}</Why>}
            </span>
            <Icon name="chevron-down" />
          </summary>
          <Text $tone="muted">{open}</Text>
        </Spot>
      ))}
      <Row $gap={3} $nowrap>
        <Avatar character="amara" size={36} />
        <Text $tone="muted" $size={14}>
          {copy.example}
        </Text>
      </Row>
    </Sheet>
  );
}
