import { useSession, useTools } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';
import { type Shared, takeShared } from './take-shared.ts';

/** Registers the worker of the installed app, and opens what was shared with it in the tool that takes pasted text. */
export function Install() {
  const { status } = useSession();
  const navigate = useNavigate();
  const path = useTools().find(({ card, path }) => path && card?.home.paste)?.path;
  const [shared, setShared] = useState<Shared | null>(null);
  useEffect(() => {
    navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
    void takeShared().then(setShared);
  }, []);
  useEffect(() => {
    // Visitors sign in first.
    if (!shared || !path || status !== 'signed-in') return;
    setShared(null);
    navigate(path, { state: { pasted: shared.text || undefined, picture: shared.picture ?? undefined } });
  }, [shared, path, status, navigate]);
  return null;
}
