import { photoEvidence } from '@datewright/contracts/evidence';
import { styled } from '@datewright/sdk/styled';
import { EmptyState, Heading, Row, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { CopyButton } from '@datewright/ui/copy-button';
import { StudyCitation } from '@datewright/ui/study-citation';
import { useState } from 'react';
import { Fold } from '../../../components/fold.ts';
import { TextButton } from '../../../components/text-button.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';
import type { PhotoOrder } from '../hooks/use-order.ts';
import { maxMove } from '../lib/order-rules.ts';
import { formatReason } from '../lib/reason-text.ts';
import { OrderList } from './order-list.tsx';
import { PhoneFrame } from './phone-frame.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  @media (min-width: 48rem) {
    align-items: start;
    grid-template-columns: minmax(14rem, 17rem) minmax(0, 1fr);
  }
`;

/** The recommended order of the photos with a reason for each position. The member can change it. */
export function OrderView({ order: { order, entries, isOwn, move, reset } }: { order: PhotoOrder }) {
  const { order: copy } = useCopy();
  const [announcement, setAnnouncement] = useState('');
  if (order.length < 2) return <EmptyState icon="profile" title={copy.empty} />;

  const lines = entries.map(({ position, reasons }, at) =>
    copy.line(position, order[at]?.name ?? '', reasons.map((reason) => formatReason(copy.reasons, reason)).join('; ')),
  );
  function moveTo(id: string, to: number) {
    move(id, to);
    setAnnouncement(copy.moved(order.find((photo) => photo.id === id)?.name ?? '', to + 1, order.length));
  }
  return (
    <Columns>
      <PhoneFrame photos={order} onMove={moveTo} />
      <Stack>
        <Stack $gap={2}>
          <Row $justify="space-between" $gap={2}>
            <Heading as="h3" $size={22} tabIndex={-1} {...focusTarget}>
              {isOwn ? copy.own : copy.recommended}
            </Heading>
            {isOwn && (
              <TextButton
                onClick={() => {
                  reset();
                  setAnnouncement(copy.isBack);
                }}
              >
                {copy.back}
              </TextButton>
            )}
          </Row>
          <Text $tone="muted" $size={14}>
            {copy.text}
          </Text>
        </Stack>
        <OrderList order={order} entries={entries} onMove={moveTo} />
        <Row>
          <CopyButton variant="primary" text={lines.join('\n')} labels={copy.copy} />
        </Row>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <Fold $isQuiet>
          <summary>{copy.how}</summary>
          <Stack $gap={3}>
            <Text $tone="muted" $size={14}>
              {copy.rule(maxMove)}
            </Text>
            <Text $tone="muted" $size={14}>
              <StudyCitation study={photoEvidence.photosDominate} limit={copy.limit} />
            </Text>
          </Stack>
        </Fold>
      </Stack>
    </Columns>
  );
}
