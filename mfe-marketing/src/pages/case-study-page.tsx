import { useParams } from '@datewright/sdk/router';
import { CaseStudyLoader } from '../features/site/components/case-study/case-study-loader.tsx';

export function CaseStudyPage() {
  const { id = '' } = useParams();
  return <CaseStudyLoader id={id} />;
}
