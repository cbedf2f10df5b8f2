import { CookiePolicy } from '../features/legal/components/cookie-policy.tsx';

export const CookiesPage = () => <CookiePolicy />;
