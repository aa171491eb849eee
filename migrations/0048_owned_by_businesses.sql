ALTER TABLE "ally" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "business" ADD COLUMN "publishers" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "ally" ADD CONSTRAINT "ally_made_by_principal_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ally_made_by_idx" ON "ally" USING btree ("made_by");