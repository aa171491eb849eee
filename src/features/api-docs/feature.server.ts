import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { exampleCalls } from './example-calls.ts';

export const apiDocs = defineServerFeature({ exampleCalls: [exampleCalls] });
