import { useFeaturesCopy } from '../../../copy/use-features-copy.ts';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { ClosingSheet } from '../../../frame/closing-sheet.tsx';
import { CtaLink } from '../../../frame/cta-link.tsx';
import { Masking } from '../../../frame/drawn/masking.tsx';
import { PageHero } from '../../../frame/hero.tsx';
import { SiteHead } from '../../../frame/site-head.tsx';
import { Split } from '../../../frame/split.tsx';
import { breadcrumbs, productOf } from '../../../frame/structured.ts';
import { ToolScenes } from '../../../frame/tool-scenes.tsx';

/** A tour of the four tools. */
export function Tour() {
  const copy = useFeaturesCopy();
  const words = useFrameCopy();
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          productOf('', copy.description),
          breadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: copy.crumb, path: '/features' },
          ]),
        ]}
      />
      <PageHero
        title={copy.title}
        text={copy.text}
        actions={
          <>
            <CtaLink to="/register?source=features" label={copy.start} location="features-hero" size="large" />
            <CtaLink to="/pricing" label={copy.pricing} location="features-hero" size="large" variant="secondary" />
          </>
        }
        fine={words.fine.free}
      />
      <ToolScenes location="features" />
      <Split title={copy.masking.title} text={copy.masking.text}>
        <Masking />
      </Split>
      <ClosingSheet title={copy.closing.title} text={copy.closing.text}>
        <CtaLink to="/register?source=features-closing" label={copy.start} location="features-closing" size="large" />
      </ClosingSheet>
    </>
  );
}
