CREATE TABLE "workflow_execution" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"person_id" uuid,
	"title" text NOT NULL,
	"flow" jsonb NOT NULL,
	"input" jsonb NOT NULL,
	"trigger" text NOT NULL,
	"key" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"ceiling" bigint,
	"error" text,
	"lease_until" timestamp with time zone,
	"lease_holder" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "workflow_step" (
	"execution_id" uuid NOT NULL,
	"step" text NOT NULL,
	"item" integer NOT NULL,
	"state" text NOT NULL,
	"input" jsonb,
	"value" jsonb,
	"items" integer,
	"run_id" uuid,
	"attempt" integer DEFAULT 1 NOT NULL,
	"most" bigint,
	"error" text,
	"until" timestamp with time zone,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "workflow_step_execution_id_step_item_pk" PRIMARY KEY("execution_id","step","item")
);
--> statement-breakpoint
CREATE TABLE "workflow_trigger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"person_id" uuid,
	"kind" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"input" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rhythm" jsonb,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workflow_execution" ADD CONSTRAINT "workflow_execution_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_execution" ADD CONSTRAINT "workflow_execution_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_execution" ADD CONSTRAINT "workflow_execution_person_id_principal_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_step" ADD CONSTRAINT "workflow_step_execution_id_workflow_execution_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."workflow_execution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_trigger" ADD CONSTRAINT "workflow_trigger_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_trigger" ADD CONSTRAINT "workflow_trigger_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_trigger" ADD CONSTRAINT "workflow_trigger_person_id_principal_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workflow_execution_work_idx" ON "workflow_execution" USING btree ("work_id","id");--> statement-breakpoint
CREATE INDEX "workflow_execution_owner_idx" ON "workflow_execution" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_execution_key_idx" ON "workflow_execution" USING btree ("work_id","key");--> statement-breakpoint
CREATE INDEX "workflow_execution_open_idx" ON "workflow_execution" USING btree ("lease_until") WHERE "workflow_execution"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "workflow_trigger_work_idx" ON "workflow_trigger" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "workflow_trigger_owner_idx" ON "workflow_trigger" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "workflow_trigger_due_idx" ON "workflow_trigger" USING btree ("next_at") WHERE "workflow_trigger"."is_on" and "workflow_trigger"."next_at" is not null;