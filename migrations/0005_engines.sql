CREATE TABLE "engine_call" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"engine" text NOT NULL,
	"purpose" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"first_token_ms" integer,
	"total_ms" integer NOT NULL,
	"price" bigint,
	"outcome" text NOT NULL,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"base_url" text,
	"models" jsonb NOT NULL,
	"sealed_key" text NOT NULL,
	"last_four" text NOT NULL,
	"worked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine_call" ADD CONSTRAINT "engine_call_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_key" ADD CONSTRAINT "engine_key_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engine_call_owner_idx" ON "engine_call" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "engine_call_created_idx" ON "engine_call" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "engine_key_owner_idx" ON "engine_key" USING btree ("owner_id");