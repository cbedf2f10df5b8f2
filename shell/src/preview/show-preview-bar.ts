import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';

const style: Partial<CSSStyleDeclaration> = {
  alignItems: 'center',
  background: 'var(--careful-wash)',
  borderBottom: '1px solid var(--careful)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-4)',
  justifyContent: 'center',
  padding: 'var(--space-1) var(--space-4)',
};

const buttonStyle: Partial<CSSStyleDeclaration> = {
  background: 'transparent',
  border: '1px solid var(--control-line)',
  borderRadius: 'var(--radius-control)',
  color: 'inherit',
  cursor: 'pointer',
  font: 'inherit',
  minHeight: 'var(--target)',
  padding: '0 var(--space-3)',
};

/**
 * Says above every page that this browser previews a version, and lets a team member end that. It stands outside of the
 * app, so that it stays when the previewed version breaks the page.
 */
export function showPreviewBar({ card }: ComposedRemote): void {
  const bar = document.createElement('aside');
  bar.setAttribute('aria-label', 'Preview');
  Object.assign(bar.style, style);
  const text = document.createElement('span');
  text.textContent = `Preview of ${card.name} ${card.version}. Only this browser has it.`;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/registry/v1/previews/end';
  const button = document.createElement('button');
  button.textContent = 'End the preview';
  Object.assign(button.style, buttonStyle);
  form.append(button);
  bar.append(text, form);
  document.body.prepend(bar);
}
