import { useCopy } from '../../../copy/use-copy.ts';
import { TextPage } from '../../../frame/text-page.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { DownloadSection } from './download-section.tsx';

/** What the member says of themselves, all that is kept of them, and the way out. */
export function OwnDataPage() {
  const { ownData: copy } = useCopy();
  return (
    <TextPage title={copy.title}>
      <DetailsSection />
      <DownloadSection />
      <DeleteSection />
    </TextPage>
  );
}
