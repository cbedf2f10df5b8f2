import { Grid, Text } from '@datewright/ui';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

/** Links to the case studies. */
export function ExamplesSection() {
  const { title, text, list } = useMarketingCopy().examples;
  return (
    <Section title={title}>
      <Text $size={18}>{text}</Text>
      <Grid $min="18rem">
        {list.map(({ path, label }) => (
          <CtaLink key={path} to={path} label={label} location="home-examples" variant="secondary" full />
        ))}
      </Grid>
    </Section>
  );
}
