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

/** A search in the device's map app, or `null` on devices without one. */
function toMapAppUrl(query: string, agent: string): string | null {
  if (/android/i.test(agent)) return `geo:0,0?q=${query}`;
  return /iphone|ipad|macintosh/i.test(agent) ? `https://maps.apple.com/?q=${query}` : null;
}

/** Links that search a map for a kind of place, without promising any results. */
export function MapLinks({ type, city }: { type: string; city: string }) {
  const { map: copy } = useCopy();
  const query = encodeURIComponent([type, city.trim()].filter(Boolean).join(' '));
  const inApp = toMapAppUrl(query, navigator.userAgent);
  return (
    <Links>
      <a href={`https://www.openstreetmap.org/search?query=${query}`} target="_blank" rel="noreferrer">
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
