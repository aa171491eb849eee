CREATE TABLE "run_share" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"with_input" boolean NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_share_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"input" jsonb NOT NULL,
	"engine" text,
	"state" text NOT NULL,
	"step" text,
	"progress" real,
	"output" jsonb DEFAULT '{"texts":{},"data":null}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"engines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"root_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"parent_id" uuid,
	"hold_id" uuid,
	"lease_until" timestamp with time zone,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "run_share" ADD CONSTRAINT "run_share_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_share" ADD CONSTRAINT "run_share_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_parent_id_run_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_hold_id_credit_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_hold"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_share_owner_idx" ON "run_share" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "run_share_run_idx" ON "run_share" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "run_owner_idx" ON "run" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "run_version_idx" ON "run" USING btree ("root_id","version");--> statement-breakpoint
CREATE INDEX "run_parent_idx" ON "run" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "run_open_idx" ON "run" USING btree ("lease_until") WHERE "run"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "run_search_idx" ON "run" USING gin ("search");