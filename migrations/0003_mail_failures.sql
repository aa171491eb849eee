ALTER TABLE "mail" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "failure" text;