-- A link leads to a run or to a work, and so does what hangs in the gallery: rows say what kind of thing, and which.
ALTER TABLE "run_share" RENAME TO "share";--> statement-breakpoint
ALTER TABLE "share" RENAME COLUMN "run_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "subject_kind" text DEFAULT 'run' NOT NULL;--> statement-breakpoint
ALTER TABLE "share" ALTER COLUMN "subject_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "share" DROP CONSTRAINT "run_share_run_id_run_id_fk";--> statement-breakpoint
ALTER TABLE "share" RENAME CONSTRAINT "run_share_secret_hash_unique" TO "share_secret_hash_unique";--> statement-breakpoint
ALTER TABLE "share" RENAME CONSTRAINT "run_share_owner_id_principal_id_fk" TO "share_owner_id_principal_id_fk";--> statement-breakpoint
ALTER INDEX "run_share_pkey" RENAME TO "share_pkey";--> statement-breakpoint
ALTER INDEX "run_share_owner_idx" RENAME TO "share_owner_idx";--> statement-breakpoint
ALTER INDEX "run_share_run_idx" RENAME TO "share_subject_idx";--> statement-breakpoint
ALTER TABLE "gallery_item" RENAME COLUMN "run_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "gallery_item" ADD COLUMN "subject_kind" text DEFAULT 'run' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_item" ALTER COLUMN "subject_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "gallery_item" DROP CONSTRAINT "gallery_item_run_key";--> statement-breakpoint
ALTER TABLE "gallery_item" DROP CONSTRAINT "gallery_item_run_id_run_id_fk";--> statement-breakpoint
ALTER TABLE "gallery_item" ADD CONSTRAINT "gallery_item_subject_key" UNIQUE("subject_kind","subject_id");--> statement-breakpoint
CREATE TABLE "work_collaborator" (
	"work_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_collaborator_work_id_member_id_pk" PRIMARY KEY("work_id","member_id")
);--> statement-breakpoint
CREATE TABLE "work_proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"schema_version" integer NOT NULL,
	"base" jsonb NOT NULL,
	"hunks" jsonb NOT NULL,
	"decisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text NOT NULL,
	"made_by" uuid,
	"run_id" uuid,
	"tool" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "work_update" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "work_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"restored_from" integer,
	"revision" integer NOT NULL,
	"schema_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"excerpt" text NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_version_number_key" UNIQUE("work_id","number"),
	CONSTRAINT "work_version_revision_key" UNIQUE("work_id","revision")
);--> statement-breakpoint
CREATE TABLE "work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"schema_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"excerpt" text NOT NULL,
	"saved_by" uuid,
	"tool" text,
	"run_id" uuid,
	"live_id" bigint,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);--> statement-breakpoint
ALTER TABLE "work_collaborator" ADD CONSTRAINT "work_collaborator_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_collaborator" ADD CONSTRAINT "work_collaborator_member_id_principal_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_proposal" ADD CONSTRAINT "work_proposal_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_proposal" ADD CONSTRAINT "work_proposal_made_by_principal_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_proposal" ADD CONSTRAINT "work_proposal_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_update" ADD CONSTRAINT "work_update_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_version" ADD CONSTRAINT "work_version_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_version" ADD CONSTRAINT "work_version_saved_by_principal_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_saved_by_principal_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_collaborator_member_idx" ON "work_collaborator" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "work_proposal_work_idx" ON "work_proposal" USING btree ("work_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_proposal_run_idx" ON "work_proposal" USING btree ("run_id","work_id");--> statement-breakpoint
CREATE INDEX "work_update_work_idx" ON "work_update" USING btree ("work_id","id");--> statement-breakpoint
CREATE INDEX "work_owner_idx" ON "work" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_run_idx" ON "work" USING btree ("run_id","kind") WHERE "work"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "work_search_idx" ON "work" USING gin ("search");
