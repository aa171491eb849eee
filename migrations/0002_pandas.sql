CREATE TABLE "panda" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"leaf" text NOT NULL,
	"coat" text NOT NULL,
	"outfit" text NOT NULL,
	"adopted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "panda" ADD CONSTRAINT "panda_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "panda_owner_idx" ON "panda" USING btree ("owner_id","adopted_at");