/** A node of the template in the format of satori. */
interface Box {
  type: 'div';
  props: { style: Record<string, string | number>; children?: string | Box[] };
}

const box = (style: Record<string, string | number>, children?: string | Box[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
});

export const ogImageSize = { width: 1200, height: 630 };

const longTitleLength = 56;
const padding = 72;
const textWidth = ogImageSize.width - 2 * padding;
/** The second font has the accented letters that the first lacks. */
const headingFonts = 'Heading, HeadingMore';

/** The preview image of a page: its title on the product's dark background with one accent colour. */
export function ogImageTemplate({ title, label }: { title: string; label: string }): Box {
  const dot = box({ width: 34, height: 34, borderRadius: 17, background: '#ff6b4a' });
  return box(
    {
      ...ogImageSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding,
      boxSizing: 'border-box',
      background: 'linear-gradient(135deg, #0f0d14 0%, #221c2e 70%, #32190f 100%)',
      color: '#f4eff7',
      fontFamily: 'Text, TextMore',
    },
    [
      box({ alignItems: 'center', gap: 18, fontSize: 36, fontFamily: headingFonts }, [dot, box({}, 'Datewright')]),
      box(
        {
          ...{ width: textWidth, fontFamily: headingFonts },
          fontSize: title.length > longTitleLength ? 60 : 80,
          lineHeight: 1.08,
        },
        title,
      ),
      box({ alignItems: 'center', gap: 18, fontSize: 30, color: '#a79fb4' }, [
        box({ width: 64, height: 6, borderRadius: 3, background: '#ff6b4a' }),
        box({}, label),
      ]),
    ],
  );
}
