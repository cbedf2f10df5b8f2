import { DateLanding } from '../features/site/components/date-landing/date-landing.tsx';

export const DatePrepPage = () => <DateLanding />;
