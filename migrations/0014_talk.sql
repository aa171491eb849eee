-- A conversation with engines is a talk everywhere.
ALTER TABLE "run" RENAME COLUMN "thread_id" TO "talk_id";--> statement-breakpoint
ALTER TABLE "talk" RENAME COLUMN "thread_id" TO "talk_id";--> statement-breakpoint
ALTER INDEX "run_thread_idx" RENAME TO "run_talk_idx";
