ALTER TABLE "billing_customer" ADD COLUMN "told_trial_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customer" ADD COLUMN "discount" jsonb;--> statement-breakpoint
ALTER TABLE "billing_invoice" ADD COLUMN "told_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_invoice" ADD COLUMN "told_refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was paid or given back before there were letters is not told now.
UPDATE "billing_invoice" SET "told_paid" = true, "told_refunded" = "refunded" WHERE "status" = 'paid';