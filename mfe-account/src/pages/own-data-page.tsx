import { TextPage } from '../components/text-page.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { DeleteSection } from '../features/own-data/components/delete-section.tsx';
import { DetailsSection } from '../features/own-data/components/details-section.tsx';
import { DownloadSection } from '../features/own-data/components/download-section.tsx';
import { WritingSection } from '../features/writing-profile/components/writing-section.tsx';

/** Profile details, writing profile, data export and account deletion. */
export function OwnDataPage() {
  const { ownData: copy } = useCopy();
  return (
    <TextPage title={copy.title}>
      <DetailsSection />
      <WritingSection />
      <DownloadSection />
      <DeleteSection />
    </TextPage>
  );
}
