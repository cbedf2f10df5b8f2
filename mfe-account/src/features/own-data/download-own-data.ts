import { downloadFile } from '@datewright/ui/download-file';
import type { OwnData } from './api/collect-own-data.ts';

export const downloadOwnData = (data: OwnData): void =>
  downloadFile(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    `datewright-${data.exportedAt.slice(0, 10)}.json`,
  );
