import { TextPage } from '../components/text-page.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { DeleteSection } from '../features/own-data/components/delete-section.tsx';
import { DetailsSection } from '../features/own-data/components/details-section.tsx';
import { DownloadSection } from '../features/own-data/components/download-section.tsx';

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
