CREATE TABLE "thread_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_answer_author_key" UNIQUE("message_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "thread_ask" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"quorum" smallint NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"run_id" uuid,
	"closed_at" timestamp with time zone,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "thread_message_file" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "thread_message_file_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "thread_invite" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"role" text NOT NULL,
	"most" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "thread_invite_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "thread_member" (
	"thread_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"follow" text DEFAULT 'all' NOT NULL,
	"read_seq" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_member_thread_id_member_id_pk" PRIMARY KEY("thread_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "thread_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"rev" bigint DEFAULT 0 NOT NULL,
	"author_id" uuid,
	"kind" text DEFAULT 'text' NOT NULL,
	"text" text NOT NULL,
	"reply_to" uuid,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"run_id" uuid,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"pinned_by" uuid,
	CONSTRAINT "thread_message_seq_key" UNIQUE("thread_id","seq")
);
--> statement-breakpoint
CREATE TABLE "thread_outcome" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"message_id" uuid,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"is_proposed" boolean DEFAULT false NOT NULL,
	"assignee_id" uuid,
	"due" date,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_outcome_message_key" UNIQUE("message_id","kind","text")
);
--> statement-breakpoint
CREATE TABLE "thread_quiet" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" smallint DEFAULT 0 NOT NULL,
	"quiet_to" smallint DEFAULT 0 NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_reaction" (
	"message_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_reaction_message_id_owner_id_emoji_pk" PRIMARY KEY("message_id","owner_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "thread_message_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"created_by" uuid,
	"rev" bigint DEFAULT 0 NOT NULL,
	"work_id" uuid,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "thread_answer" ADD CONSTRAINT "thread_answer_message_id_thread_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_answer" ADD CONSTRAINT "thread_answer_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_ask" ADD CONSTRAINT "thread_ask_message_id_thread_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_ask" ADD CONSTRAINT "thread_ask_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_ask" ADD CONSTRAINT "thread_ask_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message_file" ADD CONSTRAINT "thread_message_file_message_id_thread_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message_file" ADD CONSTRAINT "thread_message_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_invite" ADD CONSTRAINT "thread_invite_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_invite" ADD CONSTRAINT "thread_invite_created_by_principal_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_member" ADD CONSTRAINT "thread_member_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_member" ADD CONSTRAINT "thread_member_member_id_principal_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_pinned_by_principal_id_fk" FOREIGN KEY ("pinned_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_outcome" ADD CONSTRAINT "thread_outcome_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_outcome" ADD CONSTRAINT "thread_outcome_message_id_thread_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_outcome" ADD CONSTRAINT "thread_outcome_assignee_id_principal_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_outcome" ADD CONSTRAINT "thread_outcome_created_by_principal_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_quiet" ADD CONSTRAINT "thread_quiet_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reaction" ADD CONSTRAINT "thread_reaction_message_id_thread_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reaction" ADD CONSTRAINT "thread_reaction_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message_version" ADD CONSTRAINT "thread_message_version_message_id_thread_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message_version" ADD CONSTRAINT "thread_message_version_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_created_by_principal_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_answer_author_idx" ON "thread_answer" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "thread_ask_thread_idx" ON "thread_ask" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "thread_ask_run_idx" ON "thread_ask" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "thread_ask_open_idx" ON "thread_ask" USING btree ("deadline") WHERE "thread_ask"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "thread_message_file_idx" ON "thread_message_file" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "thread_invite_thread_idx" ON "thread_invite" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "thread_invite_created_by_idx" ON "thread_invite" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "thread_member_member_idx" ON "thread_member" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "thread_message_rev_idx" ON "thread_message" USING btree ("thread_id","rev");--> statement-breakpoint
CREATE INDEX "thread_message_author_idx" ON "thread_message" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "thread_message_run_idx" ON "thread_message" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "thread_message_pinned_by_idx" ON "thread_message" USING btree ("pinned_by");--> statement-breakpoint
CREATE INDEX "thread_message_search_idx" ON "thread_message" USING gin ("search");--> statement-breakpoint
CREATE INDEX "thread_outcome_thread_idx" ON "thread_outcome" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "thread_outcome_assignee_idx" ON "thread_outcome" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "thread_outcome_created_by_idx" ON "thread_outcome" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "thread_reaction_owner_idx" ON "thread_reaction" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "thread_message_version_idx" ON "thread_message_version" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "thread_message_version_author_idx" ON "thread_message_version" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "thread_last_idx" ON "thread" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "thread_public_idx" ON "thread" USING btree ("last_message_at") WHERE "thread"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "thread_work_idx" ON "thread" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "thread_created_by_idx" ON "thread" USING btree ("created_by");--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF title, visibility, deleted_at, hidden_at ON thread
	FOR EACH ROW EXECUTE FUNCTION search_changed('thread', 'id');--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE ON thread_member
	FOR EACH ROW EXECUTE FUNCTION search_changed('thread', 'thread_id');--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF text, deleted_at ON thread_message
	FOR EACH ROW EXECUTE FUNCTION search_changed('thread', 'thread_id');
