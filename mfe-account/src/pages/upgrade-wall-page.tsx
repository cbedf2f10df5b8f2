import { UpgradeWall } from '../features/upgrade-wall/components/upgrade-wall.tsx';

export const UpgradeWallPage = () => <UpgradeWall />;
