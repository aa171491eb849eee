CREATE TABLE "kept_response" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"previous_id" uuid,
	"input" jsonb NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_response" ADD CONSTRAINT "kept_response_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_response_owner_idx" ON "kept_response" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "kept_response_created_idx" ON "kept_response" USING btree ("created_at");