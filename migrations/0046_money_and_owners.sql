CREATE TABLE "billing_trial" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_customer" ADD COLUMN "refused_trial" text;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "offered_to" uuid;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "offered_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "business" ADD CONSTRAINT "business_offered_to_principal_id_fk" FOREIGN KEY ("offered_to") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_created_by_principal_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_maker_idx" ON "share" USING btree ("created_by") WHERE "share"."created_by" is not null;