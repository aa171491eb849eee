CREATE TABLE "own_word" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"word" text NOT NULL,
	"heard" jsonb NOT NULL,
	"spoken" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_word" ADD CONSTRAINT "own_word_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_word_owner_word_idx" ON "own_word" USING btree ("owner_id","word");