import { CtaLink } from '../../../../components/cta-link.tsx';
import { useChatAssistantCopy } from '../../copy/use-chat-assistant-copy.ts';
import { TileGrid } from '../shared/tile-grid.tsx';

/** What ChatPad does, with a link for each feature. */
export function ChatFeatures() {
  const copy = useChatAssistantCopy();
  return (
    <TileGrid
      list={copy.features.list}
      action={(at) => {
        const tile = copy.features.list[at];
        return tile && <CtaLink to={tile.to} label={tile.link} location="features" variant="secondary" />;
      }}
    />
  );
}
