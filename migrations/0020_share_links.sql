ALTER TABLE "share" ADD COLUMN "sealed_secret" text;--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "name" text DEFAULT '' NOT NULL;