import { useCopy } from '../../../copy/use-copy.ts';
import { isProfilePhoto, type Photo } from '../../../lib/photo.ts';
import { useOrder } from '../../order/hooks/use-order.ts';
import { Report } from '../../report/components/report.tsx';
import { toReportData } from '../lib/report-data.ts';

/** Prints the report of these photos. */
export function PrintReport({ photos, onPrinted }: { photos: readonly Photo[]; onPrinted: () => void }) {
  const { order: copy } = useCopy();
  const order = useOrder(photos.filter(isProfilePhoto));
  return <Report {...toReportData(photos, order, copy)} onPrinted={onPrinted} />;
}
