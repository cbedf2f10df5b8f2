import { styled } from '@datewright/sdk/styled';
import { Button, IconButton } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { useZoom } from '../hooks/use-zoom.ts';

export const ViewerBar = styled.div`
  align-items: center;
  display: flex;
  gap: var(--space-1);
  justify-content: space-between;
  padding: var(--space-2) var(--space-3);
`;

const Turned = styled.span<{ $by: 90 | -90 }>`
  display: inline-flex;
  transform: rotate(${({ $by }) => $by}deg);
`;

interface Props {
  zoom: ReturnType<typeof useZoom>;
  isFirst: boolean;
  isLast: boolean;
  onGo: (by: 1 | -1) => void;
}

export function ViewerControls({ zoom, isFirst, isLast, onGo }: Props) {
  const { results: copy } = useCopy();
  return (
    <ViewerBar>
      <Turned $by={90}>
        <IconButton icon="chevron-down" label={copy.previous} disabled={isFirst} onClick={() => onGo(-1)} />
      </Turned>
      <span>
        <Button
          variant="ghost"
          size="large"
          aria-label={copy.zoomOut}
          disabled={zoom.atLeast}
          onClick={() => zoom.by(-1)}
        >
          −
        </Button>
        <Button variant="ghost" size="large" aria-label={copy.zoomIn} disabled={zoom.atMost} onClick={() => zoom.by(1)}>
          +
        </Button>
      </span>
      <Turned $by={-90}>
        <IconButton icon="chevron-down" label={copy.next} disabled={isLast} onClick={() => onGo(1)} />
      </Turned>
    </ViewerBar>
  );
}
