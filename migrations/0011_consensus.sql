CREATE TABLE "consensus_panel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"engines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consensus_rating" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"part" text NOT NULL,
	"engine" text,
	"rating" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consensus_settlement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"root_id" uuid NOT NULL,
	"contest_id" text NOT NULL,
	"side_id" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consensus_panel" ADD CONSTRAINT "consensus_panel_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consensus_rating" ADD CONSTRAINT "consensus_rating_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consensus_rating" ADD CONSTRAINT "consensus_rating_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consensus_settlement" ADD CONSTRAINT "consensus_settlement_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consensus_settlement" ADD CONSTRAINT "consensus_settlement_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consensus_panel_owner_idx" ON "consensus_panel" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consensus_rating_part_idx" ON "consensus_rating" USING btree ("run_id","part");--> statement-breakpoint
CREATE INDEX "consensus_rating_owner_idx" ON "consensus_rating" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "consensus_rating_engine_idx" ON "consensus_rating" USING btree ("engine","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consensus_settlement_word_idx" ON "consensus_settlement" USING btree ("root_id","contest_id","owner_id");--> statement-breakpoint
CREATE INDEX "consensus_settlement_owner_idx" ON "consensus_settlement" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "consensus_settlement_run_idx" ON "consensus_settlement" USING btree ("run_id");