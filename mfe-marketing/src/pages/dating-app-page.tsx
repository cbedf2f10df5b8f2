import type { DatingApp } from '@datewright/contracts/bio/rules';
import { DatingAppLanding } from '../features/site/components/dating-app/dating-app-landing.tsx';

export const DatingAppPage = ({ app }: { app: DatingApp }) => <DatingAppLanding app={app} />;
