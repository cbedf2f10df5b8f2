/** What surrounds the pages of members. */
export { AccountMenu } from './account-menu.tsx';
export { BottomBar } from './bottom-bar.tsx';
export { MemberFooter } from './member-footer.tsx';
export { OutageNotice } from './outage-notice.tsx';
export { ToolCredits } from './tool-credits.tsx';
export { ToolNav } from './tool-nav.tsx';
