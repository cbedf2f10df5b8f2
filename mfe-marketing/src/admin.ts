/** The pages of admins: `remote.tsx` loads this module on their routes only, so that no visitor pays for the editor. */
export { AnalyticsPage } from './pages/admin/analytics-page.tsx';
export { BlogAdminPage } from './pages/admin/blog-admin-page.tsx';
export { PostAdminPage } from './pages/admin/post-admin-page.tsx';
