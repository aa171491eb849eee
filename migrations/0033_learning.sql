CREATE TABLE "blog_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_post_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"tags" text[] NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_revision_number_key" UNIQUE("post_id","number")
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"track" text NOT NULL,
	"name" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"credential" text NOT NULL,
	"key_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credential_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exercise_done" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"lesson" text NOT NULL,
	"exercise" text NOT NULL,
	"run_id" uuid,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exercise_done_owner_key" UNIQUE("owner_id","lesson","exercise")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"lesson" text NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"quiz_passed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"finished_hash" text,
	CONSTRAINT "lesson_progress_owner_key" UNIQUE("owner_id","lesson")
);
--> statement-breakpoint
CREATE TABLE "review_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"lesson" text NOT NULL,
	"question" text NOT NULL,
	"card" jsonb NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"mistakes" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_card_owner_key" UNIQUE("owner_id","lesson","question")
);
--> statement-breakpoint
ALTER TABLE "blog_comment" ADD CONSTRAINT "blog_comment_post_id_blog_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comment" ADD CONSTRAINT "blog_comment_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revision" ADD CONSTRAINT "blog_revision_post_id_blog_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revision" ADD CONSTRAINT "blog_revision_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_key_id_credential_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."credential_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_done" ADD CONSTRAINT "exercise_done_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_done" ADD CONSTRAINT "exercise_done_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_card" ADD CONSTRAINT "review_card_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_comment_post_idx" ON "blog_comment" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "blog_comment_author_idx" ON "blog_comment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blog_post_published_idx" ON "blog_post" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "blog_post_tags_idx" ON "blog_post" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "blog_revision_author_idx" ON "blog_revision" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "certificate_owner_idx" ON "certificate" USING btree ("owner_id","track");--> statement-breakpoint
CREATE INDEX "certificate_revoked_idx" ON "certificate" USING btree ("revoked_at");--> statement-breakpoint
CREATE INDEX "certificate_key_idx" ON "certificate" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "exercise_done_run_idx" ON "exercise_done" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "review_card_due_idx" ON "review_card" USING btree ("owner_id","due");--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF title, summary, text, tags, state ON blog_post
	FOR EACH ROW EXECUTE FUNCTION search_changed('post', 'id');
