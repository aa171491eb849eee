CREATE TABLE "run_part" (
	"run_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"change" jsonb NOT NULL,
	CONSTRAINT "run_part_run_id_place_pk" PRIMARY KEY("run_id","place")
);
--> statement-breakpoint
CREATE TABLE "run_step" (
	"run_id" uuid NOT NULL,
	"name" text NOT NULL,
	"result" jsonb,
	"updates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"engines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_step_run_id_name_pk" PRIMARY KEY("run_id","name")
);
--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "run_part" ADD CONSTRAINT "run_part_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_step" ADD CONSTRAINT "run_step_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;