CREATE TABLE "stray_file" (
	"key" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_subject_idx";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "reencoded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "variant_of" uuid;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_variant_of_file_id_fk" FOREIGN KEY ("variant_of") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_actor_idx" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_action_idx" ON "audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "file_variant_idx" ON "file" USING btree ("variant_of");--> statement-breakpoint
CREATE INDEX "file_expires_idx" ON "file" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_subject_idx" ON "audit_entry" USING btree ("subject_id","id");