import { CookieSettings } from '../features/legal/components/cookie-settings.tsx';

export const CookieSettingsPage = () => <CookieSettings />;
