import type { QueryClient } from '@tanstack/react-query';
export async function signOut(_client: QueryClient) {}
