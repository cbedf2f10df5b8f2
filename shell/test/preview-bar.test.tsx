import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import { showPreviewBar } from '../src/preview/show-preview-bar.ts';

test('A preview names its version above the page, and its button ends it', () => {
  document.body.innerHTML = '<div id="root"></div>';
  showPreviewBar({ card: { name: 'mfe_bio', version: '1.4.0+3f2a' } } as ComposedRemote);
  const [bar] = document.body.children;
  expect(bar?.textContent).toContain('mfe_bio 1.4.0+3f2a');
  const form = document.querySelector('form');
  expect([form?.method, form?.action]).toEqual(['post', `${location.origin}/registry/v1/previews/end`]);
  expect(form?.querySelector('button')?.type).toBe('submit');
});
