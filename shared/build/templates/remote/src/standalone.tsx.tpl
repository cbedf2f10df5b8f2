import { runStandalone } from '@datewright/testkit/standalone-host.tsx';
import card from '../mfe.json' with { type: 'json' };
import Remote from './remote.tsx';

runStandalone(card, Remote);
