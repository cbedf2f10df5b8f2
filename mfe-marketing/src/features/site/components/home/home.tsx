import { useSession } from '@datewright/sdk/host';
import { lazy, Suspense } from 'react';
import { useTrackScrollDepth } from '../../hooks/use-track-scroll-depth.ts';
import { LoadingScreen } from '../member-home/loading-screen.tsx';
import { VisitorHome } from '../visitor-home/visitor-home.tsx';
import { FloatingUpgrade } from './floating-upgrade.tsx';

const MemberHome = lazy(() => import('../member-home/member-home.tsx').then((file) => ({ default: file.MemberHome })));

/** Shows the visitor's home page without waiting for any call, and the member's once the session is known. */
export function Home() {
  const { status, likelySignedIn } = useSession();
  useTrackScrollDepth();
  if (status === 'loading' && likelySignedIn) return <LoadingScreen />;
  return (
    <>
      {status === 'signed-in' ? (
        <Suspense fallback={<LoadingScreen />}>
          <MemberHome />
        </Suspense>
      ) : (
        <VisitorHome />
      )}
      <FloatingUpgrade />
    </>
  );
}
