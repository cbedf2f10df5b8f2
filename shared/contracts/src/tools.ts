// Made by `npm run generate` from the folders beside this file.
import { tool as bio } from './bio/tool.ts';
import { tool as chatpad } from './chatpad/tool.ts';
import { tool as datecoach } from './datecoach/tool.ts';
import { tool as photo } from './photo/tool.ts';

/** Every tool, in the order in which pages show them. */
export const tools = [chatpad, bio, photo, datecoach] as const;
