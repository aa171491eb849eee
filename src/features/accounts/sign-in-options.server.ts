import { implement } from '#kit/http/implement.server.ts';
import { handleAvailable, signInOptions } from './contract.ts';
import { whyNotAvailable } from './handles.server.ts';

export const signInOptionsEndpoints = [
  implement(signInOptions, (_, { ownerSettings, settings }) => ({
    google: settings.google !== undefined,
    registrationOpen: ownerSettings.current.registrationOpen,
    mailGoesOut: settings.smtpUrl !== undefined,
  })),
  implement(handleAvailable, async ({ query }, context) => {
    const reason = await whyNotAvailable(context, query.handle);
    return { available: reason === null, reason };
  }),
];
