ALTER TABLE "run" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
-- Every run so far is a talk of its own.
UPDATE "run" SET "thread_id" = "root_id";--> statement-breakpoint
ALTER TABLE "run" ALTER COLUMN "thread_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "redo" text;--> statement-breakpoint
CREATE INDEX "run_thread_idx" ON "run" USING btree ("thread_id","id");
