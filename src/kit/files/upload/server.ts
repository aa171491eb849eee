import { implement } from '#kit/http/implement.server.ts';
import { cancelUpload, continueUpload, createUpload, uploadState } from './contract.ts';

export const uploadEndpoints = [createUpload, continueUpload, uploadState, cancelUpload].map((one) =>
  implement(one, (_, context) => context.uploads.handle(context)),
);
