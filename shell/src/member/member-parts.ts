import { lazyPart } from '../lib/lazy-part.tsx';

// One file for all, loaded with the first of them: only members see these parts.
const load = () => import('./member-frame.tsx');

export const BottomBar = lazyPart(() => load().then((file) => file.BottomBar));
export const MemberFooter = lazyPart(() => load().then((file) => file.MemberFooter));
export const OutageNotice = lazyPart(() => load().then((file) => file.OutageNotice));
export const ToolNav = lazyPart(() => load().then((file) => file.ToolNav));
export const ToolCredits = lazyPart(() => load().then((file) => file.ToolCredits));
export const AccountMenu = lazyPart(() => load().then((file) => file.AccountMenu));
