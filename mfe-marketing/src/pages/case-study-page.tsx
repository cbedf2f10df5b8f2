import { PageHead } from '@datewright/sdk/page-head';
import { Navigate, useParams } from '@datewright/sdk/router';
import { useCaseStudiesCopy } from '../copy/use-case-studies-copy.ts';
import { CaseStudy } from '../features/case-study/components/case-study.tsx';

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
