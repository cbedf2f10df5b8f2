import { readPostDrawing } from '@datewright/contracts/marketing/pictures';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { findDrawing } from '../use-cases/find-drawing.ts';
import type { RouteRegistrar } from './route.ts';

export const getPostDrawingRoute: RouteRegistrar = (routes) =>
  routes.stream(readPostDrawing, async ({ params, res }) => {
    const svg = findDrawing(params.name);
    if (svg === null) throw new AppError('not_found');
    res.set('cache-control', 'public, max-age=86400').type('svg').send(svg);
  });
