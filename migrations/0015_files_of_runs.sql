ALTER TABLE "file" ADD COLUMN "part" text;--> statement-breakpoint
-- What runs were given is told from what they made; until now none made any.
UPDATE "file" SET "purpose" = 'run-input:' || substr("purpose", 5) WHERE "purpose" LIKE 'run:%';
