import { PageHead } from '@datewright/sdk/page-head';
import { Navigate, useParams } from '@datewright/sdk/router';
import { CaseStudy } from '../features/site/components/case-study/case-study.tsx';
import { useCaseStudiesCopy } from '../features/site/copy/use-case-studies-copy.ts';

export function CaseStudyPage() {
  const { id } = useParams();
  const copy = useCaseStudiesCopy();
  const study = copy.list.find((one) => one.id === id);
  if (study) return <CaseStudy study={study} />;
  return (
    <>
      <PageHead title={copy.label} noindex status={404} />
      <Navigate to="/" replace />
    </>
  );
}
