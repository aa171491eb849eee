import { implement } from '#kit/http/implement.server.ts';
import { site } from './contract.ts';

export const legalEndpoints = [
  implement(site, (_, { settings: { product } }) => ({
    name: product.name,
    supportEmail: product.supportEmail,
  })),
];
