import { createElement, useContext } from 'react';
import { type NavigateProps, Navigate as RouterNavigate, useHref } from 'react-router-dom';
import { HostContext } from './host/host-context.ts';

/** Redirects to another page immediately. During server rendering, the whole response becomes a redirect. */
export function Navigate(props: NavigateProps) {
  const page = useContext(HostContext)?.page;
  const address = useHref(props.to);
  if (page?.requestData) page.redirectTo.set(address);
  return createElement(RouterNavigate, props);
}
