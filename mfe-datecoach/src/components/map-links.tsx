import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../copy/use-copy.ts';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  > a {
    align-items: center;
    display: inline-flex;
    font-size: var(--text-14);
    gap: var(--space-1);
    min-height: var(--target);
  }
`;

/** A search in the map app of this device; null where the browser's own map is all there is. */
function toMapAppUrl(words: string, agent: string): string | null {
  if (/android/i.test(agent)) return `geo:0,0?q=${words}`;
  return /iphone|ipad|macintosh/i.test(agent) ? `https://maps.apple.com/?q=${words}` : null;
}

/** Where a kind of place can be looked for. Nothing is claimed of what the map then shows. */
export function MapLinks({ type, city }: { type: string; city: string }) {
  const { map: copy } = useCopy();
  const words = encodeURIComponent([type, city.trim()].filter(Boolean).join(' '));
  const inApp = toMapAppUrl(words, navigator.userAgent);
  return (
    <Links>
      <a href={`https://www.openstreetmap.org/search?query=${words}`} target="_blank" rel="noreferrer">
        {copy.search(type, city.trim())}
      </a>
      {inApp && (
        <a href={inApp} rel="noreferrer">
          {copy.app}
        </a>
      )}
    </Links>
  );
}
