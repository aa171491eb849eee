CREATE TABLE "api_batch_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"is_failed" boolean NOT NULL,
	"result" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"is_by_key" boolean NOT NULL,
	"api_key_id" uuid,
	"person_id" uuid,
	"endpoint" text NOT NULL,
	"state" text DEFAULT 'validating' NOT NULL,
	"ends_as" text,
	"input_file_id" uuid NOT NULL,
	"output_file_id" uuid,
	"error_file_id" uuid,
	"output_stays_seconds" integer NOT NULL,
	"metadata" jsonb,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"in_progress_at" timestamp with time zone,
	"finalizing_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"cancelling_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"worked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "api_batch_line" ADD CONSTRAINT "api_batch_line_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_batch_line" ADD CONSTRAINT "api_batch_line_batch_id_api_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."api_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_batch" ADD CONSTRAINT "api_batch_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_batch" ADD CONSTRAINT "api_batch_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_batch" ADD CONSTRAINT "api_batch_person_id_principal_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_batch_line_idx" ON "api_batch_line" USING btree ("batch_id","line");--> statement-breakpoint
CREATE INDEX "api_batch_line_owner_idx" ON "api_batch_line" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "api_batch_owner_idx" ON "api_batch" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "api_batch_key_idx" ON "api_batch" USING btree ("api_key_id");--> statement-breakpoint
CREATE INDEX "api_batch_state_idx" ON "api_batch" USING btree ("state","worked_at");--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_api_key_idx" ON "run" USING btree ("api_key_id") WHERE "run"."api_key_id" is not null;