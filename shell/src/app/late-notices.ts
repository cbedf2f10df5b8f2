export { OfflineNotice } from './offline-notice.tsx';
export { UpdateNotice } from './update-notice.tsx';
