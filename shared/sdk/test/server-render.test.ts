import { type Composition, composition } from '@datewright/contracts/registry/get-composition';
import { z } from '@datewright/contracts/zod';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createHost } from '../src/host/create-host.ts';
import { HostContext } from '../src/host/host-context.ts';
import { useQuery } from '../src/query.ts';

const toast = { success: () => '', error: () => '', info: () => '', dismiss: () => {} };

const Page = () => (useQuery({ queryKey: ['something'], queryFn: async () => 'read' }).isPending ? 'waiting' : 'read');

test('A page that reads something is rendered without a browser', () => {
  // A query and the session's channel would outlive the test.
  jest.useFakeTimers();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const nothing = z.parse(composition, { compositionId: 'c', remotes: [] }) as Composition;
  const host = createHost({ composition: nothing, toast });
  expect(renderToString(createElement(HostContext, { value: host }, createElement(Page)))).toBe('waiting');
  jest.useRealTimers();
});
