import { createFederationSource } from './federation/federation-source.ts';
import { start } from './start.tsx';

void start(createFederationSource());
