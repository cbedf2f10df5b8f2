import { Home } from '../features/site/components/home/home.tsx';

export const HomePage = () => <Home />;
