import { DateLanding } from '../features/date-landing/components/date-landing.tsx';

export const DatePrepPage = () => <DateLanding />;
