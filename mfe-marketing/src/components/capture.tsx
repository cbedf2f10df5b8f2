import { useRemoteBase } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import captureSizes from '../lib/capture-sizes.json' with { type: 'json' };

export type CaptureName = keyof typeof captureSizes;

/** The theme belongs to the page, not to the system, so a media query could not choose the picture. */
const Shot = styled.img<{ $theme: 'dark' | 'light' }>`
  display: block;
  height: auto;
  width: 100%;
  :root[data-theme='${({ $theme }) => ($theme === 'dark' ? 'light' : 'dark')}'] & {
    display: none;
  }
`;

interface Props {
  name: CaptureName;
  /** What the screenshot shows. */
  alt: string;
  /** The picture is on the first screen: the one of the default theme loads with the page. */
  isFirst?: boolean;
}

/** A screenshot of the product in the theme of the page, taken by `npm run pictures`. */
export function Capture({ name, alt, isFirst = false }: Props) {
  const base = useRemoteBase('mfe_marketing');
  const { width, height } = captureSizes[name];
  return (['dark', 'light'] as const).map((theme) => {
    const path = `${base}/captures/${name}-${theme}`;
    const isEager = isFirst && theme === 'dark';
    return (
      <Shot
        key={theme}
        $theme={theme}
        src={`${path}-1x.avif`}
        srcSet={`${path}-1x.avif 1x, ${path}-2x.avif 2x`}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
      />
    );
  });
}

/** A frame around screenshots of one scene. */
export const CaptureFrame = styled.div`
  background: var(--ground);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  overflow: hidden;
`;
