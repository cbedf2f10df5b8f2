import { PageHead } from '@datewright/sdk/page-head';
import { Navigate } from '@datewright/sdk/router';
import { useCaseStudiesCopy } from '../../copy/use-case-studies-copy.ts';
import { CaseStudy } from './case-study.tsx';

/** Shows a case study; an unknown id leads home, with status 404 for crawlers. */
export function CaseStudyLoader({ id }: { id: string }) {
  const copy = useCaseStudiesCopy();
  const study = copy.list.find((study) => study.id === id);
  if (study) return <CaseStudy study={study} />;
  return (
    <>
      <PageHead title={copy.label} noindex status={404} />
      <Navigate to="/" replace />
    </>
  );
}
