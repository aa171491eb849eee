import type { Transaction } from '#kit/db/database.server.ts';
import { ledgerEntries, ledgerTransfers } from './table.server.ts';

type Book = (typeof ledgerEntries.$inferSelect)['book'];
type TransferKind = (typeof ledgerTransfers.$inferSelect)['kind'];

/** What leaves one book enters another. Answers the transfer's id. */
export async function record(
  tx: Transaction,
  accountId: string,
  kind: TransferKind,
  amounts: Partial<Record<Book, number>>,
  holdId?: string,
): Promise<string> {
  const [transfer] = await tx
    .insert(ledgerTransfers)
    .values({ accountId, kind, holdId })
    .returning({ id: ledgerTransfers.id });
  const entries = Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .map(([book, amount]) => ({ transferId: transfer!.id, accountId, book: book as Book, amount }));
  if (entries.length > 0) await tx.insert(ledgerEntries).values(entries);
  return transfer!.id;
}
