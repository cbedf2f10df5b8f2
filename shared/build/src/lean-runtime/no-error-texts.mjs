// Stands in for the federation runtime's table of error texts: an error names its code, which the runtime's site explains.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
