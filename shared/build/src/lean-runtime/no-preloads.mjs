// Stands in for the part of the federation runtime that preloads by manifest: the shell preloads with links.
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => undefined;
