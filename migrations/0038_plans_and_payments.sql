CREATE TABLE "billing_customer" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"subscription_id" text,
	"status" text,
	"plan" text,
	"interval" text,
	"cancels_at_end" boolean DEFAULT false NOT NULL,
	"period_end" timestamp with time zone,
	"trial_end" timestamp with time zone,
	"had_trial" boolean DEFAULT false NOT NULL,
	"card" text,
	"tax_id" text,
	"top_up_pack" text,
	"top_up_below" integer,
	"top_up_ceiling" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customer_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "billing_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"number" text,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"total" integer NOT NULL,
	"paid" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"sheet" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"told_attempt" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp with time zone,
	"issued_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_test_object" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"data" jsonb NOT NULL,
	"seq" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"plan" text,
	"amount" bigint NOT NULL,
	"transfer_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paid_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paid_item_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "credit_account" DROP CONSTRAINT "credit_account_balance";--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "monthly_limit" bigint;--> statement-breakpoint
ALTER TABLE "credit_account" ADD COLUMN "bought" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_account" ADD COLUMN "refill_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_account" ADD COLUMN "period_granted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_account" ADD COLUMN "coverage" text;--> statement-breakpoint
ALTER TABLE "credit_account" ADD COLUMN "covered_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_account" ADD COLUMN "covered_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_account" ADD COLUMN "monthly_limit" bigint;--> statement-breakpoint
ALTER TABLE "credit_hold" ADD COLUMN "bought" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_hold" ADD COLUMN "spent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_hold" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_hold" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD COLUMN "hold_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_customer" ADD CONSTRAINT "billing_customer_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoice" ADD CONSTRAINT "billing_invoice_customer_id_billing_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grant" ADD CONSTRAINT "credit_grant_account_id_credit_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_item" ADD CONSTRAINT "paid_item_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_invoice_customer_idx" ON "billing_invoice" USING btree ("customer_id","issued_at");--> statement-breakpoint
CREATE INDEX "billing_test_object_type_idx" ON "billing_test_object" USING btree ("type","customer_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grant_key_idx" ON "credit_grant" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "credit_grant_transfer_idx" ON "credit_grant" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "paid_item_owner_idx" ON "paid_item" USING btree ("owner_id","kind");--> statement-breakpoint
ALTER TABLE "credit_hold" ADD CONSTRAINT "credit_hold_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_hold_account_idx" ON "credit_hold" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_hold_key_idx" ON "credit_hold" USING btree ("api_key_id","created_at");--> statement-breakpoint
-- What was topped up already counts: nobody gets the month under way twice.
INSERT INTO "credit_grant" ("id", "account_id", "key", "kind", "plan", "amount")
SELECT gen_random_uuid(), "id", 'month:' || "topped_up", 'monthly', "plan", 0 FROM "credit_account" WHERE "topped_up" IS NOT NULL;--> statement-breakpoint
UPDATE "credit_account" SET
	"refill_at" = (to_date("topped_up", 'YYYY-MM') + interval '1 month') AT TIME ZONE 'UTC',
	"period_granted" = CASE "plan" WHEN 'pro' THEN 22000000 WHEN 'plus' THEN 6000000 ELSE 200000 END
WHERE "topped_up" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_account" DROP COLUMN "topped_up";--> statement-breakpoint
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_balance" CHECK ("credit_account"."available" >= 0 and "credit_account"."held" >= 0 and "credit_account"."bought" >= 0 and "credit_account"."bought" <= "credit_account"."available");